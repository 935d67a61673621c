import { expect, it } from 'vitest';
import { apiErrors, certificateFailures, generalErrors, oauthErrors, reportFailures } from './errors';

const failures = [certificateFailures, reportFailures];

it('lists each error of the API once, in order of status', () => {
  const codes = apiErrors.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)]);
  const statuses = apiErrors.map(({ status }) => status);
  expect(statuses).toEqual(statuses.toSorted((one, other) => one - other));
  expect(statuses.filter((status) => status < 400 || status > 599)).toEqual([]);
});

it('gives a time to wait only where the same call may then pass', () => {
  expect(apiErrors.filter(({ retry, retryAfter }) => retryAfter && retry !== 'same')).toEqual([]);
});

it('names errors and failures in the same way', () => {
  const codes = [...apiErrors, ...failures.flat()].map(({ code }) => code);
  expect(codes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
});

it('counts only errors of its list among those that any call may get', () => {
  const codes = apiErrors.map(({ code }) => code);
  expect(generalErrors.filter((code) => !codes.includes(code))).toEqual([]);
});

it('keeps the names and the statuses of RFC 6749 for the errors of the token', () => {
  const defined = [
    ...['invalid_request', 'invalid_client', 'invalid_grant'],
    ...['unauthorized_client', 'unsupported_grant_type', 'invalid_scope'],
  ];
  const codes = oauthErrors.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)]);
  expect(codes.filter((code) => !defined.includes(code))).toEqual([]);
  const statusOf = (code: string): number => (code === 'invalid_client' ? 401 : 400);
  expect(oauthErrors.filter(({ status, code }) => status !== statusOf(code))).toEqual([]);
});

it('names once each reason why an object fails', () => {
  for (const list of failures) {
    const codes = list.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)]);
  }
});

it('says for each what happened and what to do', () => {
  for (const { cause, remedy } of [...apiErrors, ...oauthErrors, ...failures.flat()]) {
    expect(cause).not.toBe('');
    expect(remedy).not.toBe('');
    expect(`${cause} ${remedy}`).not.toMatch(/\.$|\bI\d+\b/);
  }
});
