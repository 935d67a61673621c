// Typography for texts that are data: the sidebar, the settings of the theme, the texts of the interface.
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
