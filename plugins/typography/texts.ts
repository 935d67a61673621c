// Typography for texts that are data: the sidebar, the settings of the theme, the fields at the head of a page.
import { frenchTypography } from './frenchTypography';

function polish(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'string') Reflect.set(data, key, frenchTypography(value));
    else polish(value);
  }
}

/** A copy of data with every text in typographic form. Addresses and identifiers come out as they are. */
export function typographyOfTexts<Data>(data: Data): Data {
  const copy = structuredClone(data);
  polish(copy);
  return copy;
}

const READ_FIELDS = new Set(['title', 'description', 'sidebar_label', 'pagination_label']);

/** The fields of a page that a reader sees; the others (keywords, tags, addresses) stay as typed. */
export function typographyOfFrontMatter(frontMatter: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(frontMatter).map(([name, value]) => [
      name,
      READ_FIELDS.has(name) && typeof value === 'string' ? frenchTypography(value) : value,
    ]),
  );
}
