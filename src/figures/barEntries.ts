// The five entries of the application's bar, as every screen that has it shows them.
import { labels } from '../../product/labels';

const { barre } = labels;

export const barEntries = [
  { icon: 'home', label: barre.accueil },
  { icon: 'folder', label: barre.dossiers },
  { icon: 'camera', label: barre.photo },
  { icon: 'certificate', label: barre.certificats },
  { icon: 'person', label: barre.compte },
] as const;
