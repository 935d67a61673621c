// The files into which a build puts samples that a page does not hold (api-reference/sampleFiles.ts), and which scripts
// fetch (src/client/sampleLanguage.ts).

/** One sample as it is copied, from the root of the site. `name` is that of a group, which no other page has. */
export const sampleFile = (name: string, language: string): string => `exemples/${name}.${language}.txt`;

/** All samples of a page in one language as HTML, beside the page. */
export const samplesOfPage = (language: string): string => `exemples-${language}.txt`;

export const isSamplesOfPage = (file: string): boolean => /(?:^|\/)exemples-\w+\.txt$/.test(file);
