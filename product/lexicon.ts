// Foreign words that French pages keep. The build marks each with its language, so that it is read aloud rightly.

/** As in the `lang` attribute. */
export type Language = 'en' | 'es';

export type ForeignWord = {
  readonly word: string;
  readonly lang: Language;
  readonly forms: readonly string[];
};

const foreign = (lang: Language, word: string, ...forms: readonly string[]): ForeignWord => ({
  word,
  lang,
  forms,
});

/** Longest first where one holds another: « Standard Webhooks » before « webhook ». */
export const lexicon: readonly ForeignWord[] = [
  foreign('es', 'Número de identidad de extranjero'),
  foreign('en', 'Content Credentials Specification'),
  foreign('en', 'Verify Android App Links'),
  foreign('en', 'message imprint mismatch'),
  foreign('en', 'Support Universal Links'),
  foreign('en', 'Android App Links'),
  foreign('en', 'Standard Webhooks'),
  foreign('en', 'client credentials'),
  foreign('en', 'Geolocation API'),
  foreign('en', 'Verification: OK'),
  foreign('en', 'Play Integrity'),
  foreign('en', 'Google Play'),
  foreign('en', 'share token', 'share tokens'),
  foreign('en', 'App Attest'),
  foreign('en', 'HTTP Basic'),
  foreign('en', 'TestFlight'),
  foreign('en', 'App Links'),
  foreign('en', 'deep link', 'deep links'),
  foreign('en', 'ProofMode'),
  foreign('en', 'endpoint', 'endpoints'),
  foreign('en', 'reportId'),
  foreign('en', 'Swagger'),
  foreign('en', 'webhook', 'webhooks'),
  foreign('en', 'Bearer'),
  foreign('en', 'Next'),
];

/** Every shape of every word. */
export const foreignWords: readonly { readonly term: string; readonly lang: Language }[] = lexicon.flatMap(
  ({ word, forms, lang }) => [word, ...forms].map((term) => ({ term, lang })),
);
