/** The source of a regular expression that finds this very text: product/ names words that others look for. */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
