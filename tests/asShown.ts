import { frenchTypography } from '../lib/typography/frenchTypography';

/** A text of the specification or of the sources, typed plainly, as the site shows it. */
export const asShown = (text: string): string => frenchTypography(text);
