/** A plainly typed text as the site shows it. */
export { frenchTypography as asShown } from '../lib/typography/frenchTypography';
