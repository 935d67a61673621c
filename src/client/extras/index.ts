// Each file here does one thing. None may be needed to read a page. loadExtras.ts loads them all, and calls at each page.
import { tellChanges } from './changes';
import { keepPage } from './offline';
import { fillParts } from './pageParts';
import { announceCopy } from './pageTools';
import './terms';

export function onPage(): void {
  announceCopy();
  fillParts();
  keepPage();
  void tellChanges();
}
