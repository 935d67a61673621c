/** The source of a regular expression that matches exactly this text, whatever signs are in it. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
