// All figures by name. A page shows one by `<Figure name="…" />`; markdown/rehypeFigures.ts draws it at build time.
// There is one file for each group of pages. actors, exampleTexts and productScreens are what these files share.
import type { Figures } from '../../figure-kit';
import { administration } from './administration';
import { aide } from './aide';
import { apiDossiers } from './apiDossiers';
import { apiEvenements } from './apiEvenements';
import { apiPartages } from './apiPartages';
import { certificats } from './certificats';
import { certilink } from './certilink';
import { comptes } from './comptes';
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
  ...comptes,
  ...trames,
  ...liensEtRapports,
  ...aide,
  ...certilink,
  ...apiDossiers,
  ...apiEvenements,
  ...apiPartages,
  ...versions,
};
