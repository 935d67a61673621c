// Values of the example of product/examples.ts, written as the screens of the product show them.
import { exampleCertificate } from '../../product/examples';
import { frenchDate, frenchNumber } from '../../product/format';

const parisTime = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' });
/** The Swedish format is that of ISO: 2025-09-16. */
const parisDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** 2025-09-16T16:43:27Z → « 18:43:27 », the time in Paris. */
export const timeOf = (iso: string): string => parisTime.format(new Date(iso));

/** 2025-09-16T16:43:27Z → « 16 septembre 2025, 18:43:27 ». */
export const dateAndTimeOf = (iso: string): string =>
  `${frenchDate(parisDate.format(new Date(iso)))}, ${timeOf(iso)}`;

export const exampleCoordinates = [exampleCertificate.latitude, exampleCertificate.longitude]
  .map(frenchNumber)
  .join(' ; ');
