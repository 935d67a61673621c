// Typography for texts that are data: the sidebar, the settings of the theme, the texts of the interface.
import { frenchTypography } from './frenchTypography';

function formatInPlace(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'string') Reflect.set(data, key, frenchTypography(value));
    else formatInPlace(value);
  }
}

/** A copy of the data, with French typography in every text. The rules leave addresses and identifiers as they are. */
export function withFrenchTypography<Data>(data: Data): Data {
  const copy = structuredClone(data);
  formatInPlace(copy);
  return copy;
}
