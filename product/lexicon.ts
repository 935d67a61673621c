// Foreign words in the French pages. The build marks each with its language, so that screen readers pronounce it well.

/** A value of the `lang` attribute. */
export type Language = 'en' | 'es';

type ForeignWord = {
  readonly word: string;
  readonly lang: Language;
  /** Its other forms, such as the plural. */
  readonly forms: readonly string[];
};

const foreign = (lang: Language, word: string, ...forms: readonly string[]): ForeignWord => ({
  word,
  lang,
  forms,
});

/** A word comes before those that it contains: « Standard Webhooks » before « webhook ». */
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

/** Every form of every word. */
export const foreignWords: readonly { readonly term: string; readonly lang: Language }[] = lexicon.flatMap(
  ({ word, forms, lang }) => [word, ...forms].map((term) => ({ term, lang })),
);
