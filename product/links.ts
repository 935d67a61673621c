// Compares the three kinds of link that readers confuse. Texts are Markdown: code is between backticks.
import { identity } from './identity';
import { formatSetting } from './settings';

type LinkTrait = {
  readonly question: string;
  readonly deepLink: string;
  readonly certilink: string;
  readonly shareLink: string;
};

/** Without `https://`, so that the three addresses fit in one row of the table. */
const hostOf = (address: string): string => new URL(address).host;

export const linkTraits: readonly LinkTrait[] = [
  {
    question: 'Sert à',
    deepLink: "Ouvrir un écran de l'application",
    certilink: 'Faire prendre des photos',
    shareLink: 'Montrer un résultat',
  },
  {
    question: 'Pour qui',
    deepLink: 'Un utilisateur avec compte',
    certilink: 'Une personne sans compte',
    shareLink: 'Une personne sans compte',
  },
  {
    question: 'Contient un secret',
    deepLink: 'Non',
    certilink: 'Oui (`code`)',
    shareLink: 'Oui (`pst_…`)',
  },
  {
    question: 'Adresse',
    deepLink: `\`${hostOf(identity.links)}/app/…\``,
    certilink: `\`${hostOf(identity.links)}/c/{code}\``,
    shareLink: `\`${hostOf(identity.shares)}/s/{token}\``,
  },
  {
    question: 'Expire',
    deepLink: 'Non',
    certilink: `Oui, ${formatSetting('certilinkDefaut')} par défaut`,
    shareLink: `Oui, ${formatSetting('partageDefaut')} par défaut`,
  },
  {
    question: 'Écrit des données',
    deepLink: "Avec les droits de l'utilisateur",
    certilink: 'Dans un seul dossier',
    shareLink: 'Jamais',
  },
];
