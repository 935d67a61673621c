import { expect, it } from 'vitest';
import { apiErrors, certificateFailures, oauthErrors, reportFailures } from './errors';

it('lists the 29 errors of the API, each code once, in order of status', () => {
  expect(apiErrors).toHaveLength(29);
  expect(new Set(apiErrors.map(({ code }) => code)).size).toBe(29);
  expect(apiErrors.filter(({ code }) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
  const statuses = apiErrors.map(({ status }) => status);
  expect(statuses).toEqual([...statuses].sort((one, other) => one - other));
  expect([...new Set(statuses)]).toEqual([400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503]);
});

it('takes its limits from the settings', () => {
  const byCode = new Map(apiErrors.map((error) => [error.code, error]));
  expect(byCode.get('file-too-large')?.cause).toBe('Plus de 25 Mo (par défaut)');
  expect(byCode.get('unsupported-media-type')?.remedy).toBe('JPEG, PNG, HEIC ou PDF');
});

it('keeps the names of RFC 6749 for the errors of the token', () => {
  expect(oauthErrors.map(({ status, code }) => `${status} ${code}`)).toEqual([
    '401 invalid_client',
    '400 invalid_scope',
    '400 unsupported_grant_type',
    '400 invalid_request',
  ]);
});

it('names why a certificate or a report fails', () => {
  expect(certificateFailures.map(({ code }) => code)).toEqual([
    'corrupt-file',
    'integrity-check-failed',
    'timestamp-unavailable',
  ]);
  expect(reportFailures.map(({ code }) => code)).toEqual(['rendering-failed', 'seal-unavailable']);
});

it('says for each what happened and what to do', () => {
  for (const { cause, remedy } of [...apiErrors, ...oauthErrors, ...certificateFailures, ...reportFailures]) {
    expect(cause).not.toBe('');
    expect(remedy).not.toBe('');
    expect(`${cause} ${remedy}`).not.toMatch(/\.$|\bI\d+\b/);
  }
});
