// Every figure that a page may show: <Figure name="…" /> in its text. Drawn at build time by markdown/remarkFigures.ts.
// One file for each group of pages.
import type { Figures } from '../../figure-kit';
import { administration } from './administration';
import { aide } from './aide';
import { apiDossiers } from './apiDossiers';
import { apiPartages } from './apiPartages';
import { certificats } from './certificats';
import { certilink } from './certilink';
import { demarrage } from './demarrage';
import { introduction } from './introduction';
import { liensEtRapports } from './liensEtRapports';
import { navigation } from './navigation';
import { nie } from './nie';
import { photographie } from './photographie';
import { trames } from './trames';
import { versions } from './versions';

export const figures: Figures = {
  ...introduction,
  ...demarrage,
  ...navigation,
  ...photographie,
  ...nie,
  ...certificats,
  ...administration,
  ...trames,
  ...liensEtRapports,
  ...aide,
  ...certilink,
  ...apiDossiers,
  ...apiPartages,
  ...versions,
};
