// The environment variables that samples read, so that no sample contains a secret.

export const variables = {
  API: "Adresse de base de l'API, version comprise",
  TOKEN: "Jeton d'accès",
  CLIENT_ID: "Identifiant du client d'API",
  CLIENT_SECRET: "Secret du client d'API",
  SHARE_TOKEN: 'Secret du jeton de partage',
  TEMPLATE_ID: "Identifiant d'une trame publiée",
  CASE_ID: "Identifiant d'un dossier",
  CERTILINK_ID: "Identifiant d'un Certilink",
  REPORT_ID: "Identifiant d'un rapport",
  WEBHOOK_SECRET: "Secret de l'adresse de webhook",
  WEBHOOK_URL: 'Adresse de votre récepteur',
  PORT: 'Port de votre récepteur',
  API_KEY: "Clé d'API",
} as const;

export type Variable = keyof typeof variables;

/** Path parameters that are secrets, with the variable that samples read in place of an example. */
export const secretParameters: ReadonlyMap<string, Variable> = new Map([['token', 'SHARE_TOKEN']]);
