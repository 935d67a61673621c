// Whether « / » opens search. Whoever speaks to the computer, or hits keys by accident, must be able to switch off a shortcut of
// one key.
import { createStorageSlot } from '@docusaurus/theme-common';

const OFF = 'non';
const slot = createStorageSlot('recherche-par-barre');

export const isSlashOn = (): boolean => slot.get() !== OFF;

export function setSlash(isOn: boolean): void {
  if (isOn) slot.del();
  else slot.set(OFF);
}
