import { frenchTypography } from './frenchTypography';

function formatInPlace(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'string') Reflect.set(data, key, frenchTypography(value));
    else formatInPlace(value);
  }
}

/** A copy of data such as the sidebar, with French typography in every text. Addresses and identifiers stay as they are. */
export function withFrenchTypography<Data>(data: Data): Data {
  const copy = structuredClone(data);
  formatInPlace(copy);
  return copy;
}
