// The languages of samples, in the order in which pages show them, and the environment variables that samples read.

export const languages = [
  { id: 'curl', label: 'cURL', fence: 'bash' },
  { id: 'javascript', label: 'JavaScript', fence: 'javascript' },
  { id: 'python', label: 'Python', fence: 'python' },
  { id: 'php', label: 'PHP', fence: 'php' },
] as const;

export type Language = (typeof languages)[number]['id'];

export type Sample = { readonly language: Language; readonly code: string };

/** Read from the environment, so that no sample contains a secret. */
export const variables = [
  ...['API', 'TOKEN', 'CLIENT_ID', 'CLIENT_SECRET', 'API_KEY', 'SHARE_TOKEN'],
  ...['TEMPLATE_ID', 'CASE_ID', 'CERTILINK_ID', 'REPORT_ID', 'WEBHOOK_SECRET', 'WEBHOOK_URL', 'PORT'],
] as const;

export type Variable = (typeof variables)[number];

/** Path parameters that are secrets, with the variable that samples read in place of an example. */
export const secretParameters: ReadonlyMap<string, Variable> = new Map([['token', 'SHARE_TOKEN']]);
