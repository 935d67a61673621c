// Each file here does one thing. None may be needed to read a page. atRest.ts loads them all, and calls at each page.
import './pageTools';
import { tellChanges } from './changes';

export function onPage(): void {
  void tellChanges();
}
