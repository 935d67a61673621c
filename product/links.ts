// Three kinds of address that readers mix up, side by side. Texts are Markdown: code between backticks.
import { identity } from './identity';
import { formatSetting } from './settings';

export type LinkTrait = {
  readonly question: string;
  readonly deepLink: string;
  readonly certilink: string;
  readonly shareLink: string;
};

/** Without the scheme, which all three share: three addresses fit side by side. */
const shortly = (address: string): string => new URL(address).host;

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
    deepLink: `\`${shortly(identity.links)}/app/…\``,
    certilink: `\`${shortly(identity.links)}/c/{code}\``,
    shareLink: `\`${shortly(identity.shares)}/s/{token}\``,
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
