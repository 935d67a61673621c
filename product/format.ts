// Numbers and dates in French, with plain spaces: the build applies the typography.

const MONTHS = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
];

/** 3600 → « 3 600 ». */
export function frenchNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ' ');
  return decimals ? `${grouped},${decimals}` : grouped;
}

/** 2025-10-14 → « 14 octobre 2025 ». */
export function frenchDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (!name) throw new Error(`Date « ${iso} » non valide : la forme attendue est AAAA-MM-JJ.`);
  return `${Number(day) === 1 ? '1er' : Number(day)} ${name} ${year}`;
}

/** certificat → « Certificat »; a text that starts with a capital or a backtick stays as it is. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
