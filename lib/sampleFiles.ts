// Files of code samples that a page does not hold (api-reference/sampleFiles.ts) and that scripts fetch
// (src/client/sampleLanguage.ts).

/** One sample as text, from the root of the site. `name` is that of its group. */
export const sampleFile = (name: string, language: string): string => `exemples/${name}.${language}.txt`;

/** Beside its page: all its samples in one language as HTML. */
export const samplesOfPage = (language: string): string => `exemples-${language}.txt`;

export const isSamplesOfPage = (file: string): boolean => /(?:^|\/)exemples-\w+\.txt$/.test(file);
