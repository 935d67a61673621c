import { expect, it } from 'vitest';
import { apiErrors, certificateFailures, generalErrors, oauthErrors, reportFailures } from './errors';

const failures = [...certificateFailures, ...reportFailures];

it('a time to wait is given only where the same call may then pass', () => {
  expect(apiErrors.filter(({ retry, retryAfter }) => retryAfter && retry !== 'same')).toEqual([]);
});

it('errors and failures are named in the same way, and the status of an error says that it is one', () => {
  const codes = [...apiErrors, ...failures].map(({ code }) => code);
  expect(codes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
  expect(apiErrors.filter(({ status }) => status < 400 || status > 599)).toEqual([]);
});

it('the errors that any call may get are errors of the API', () => {
  const codes = apiErrors.map(({ code }) => code);
  expect(generalErrors.filter((code) => !codes.includes(code))).toEqual([]);
});

it('the errors of the token have the names and the statuses of RFC 6749', () => {
  const defined = [
    ...['invalid_request', 'invalid_client', 'invalid_grant'],
    ...['unauthorized_client', 'unsupported_grant_type', 'invalid_scope'],
  ];
  const statusOf = (code: string): number => (code === 'invalid_client' ? 401 : 400);
  expect(
    oauthErrors.filter(({ status, code }) => !defined.includes(code) || status !== statusOf(code)),
  ).toEqual([]);
});

it('each error says what happened and what to do', () => {
  for (const { cause, remedy } of [...apiErrors, ...oauthErrors, ...failures]) {
    expect(cause).not.toBe('');
    expect(remedy).not.toBe('');
    expect(`${cause} ${remedy}`).not.toMatch(/\.$|\bI\d+\b/);
  }
});
