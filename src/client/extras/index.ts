// What a page can be read without (src/client/loadExtras.ts).
import { showChanges } from './changes';
import { keepPage } from './offline';
import { fillPageParts } from './pageParts';
import { updateCopyLink } from './pageTools';
import './terms';

/** Runs on each page. */
export function onPage(): void {
  updateCopyLink();
  fillPageParts();
  keepPage();
  void showChanges();
}
