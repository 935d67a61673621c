// What every sample reads from the environment: the one list that pages and tests go by. No sample holds a secret.

export const variables = {
  API: "Adresse de base de l'API, version comprise",
  TOKEN: "Jeton d'accès",
  CLIENT_ID: "Identifiant du client d'API",
  CLIENT_SECRET: "Secret du client d'API",
  SHARE_TOKEN: 'Secret du jeton de partage',
  TEMPLATE_ID: "Identifiant d'une trame publiée",
  REPORT_ID: "Identifiant d'un rapport",
  API_KEY: "Clé d'API",
} as const;

export type Variable = keyof typeof variables;

/** Parameters of a path that are secrets: their example is never written in a sample. */
export const secretParameters: ReadonlyMap<string, Variable> = new Map([['token', 'SHARE_TOKEN']]);
