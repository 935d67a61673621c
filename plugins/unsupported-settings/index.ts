// Refuses what the site would build without a word, but wrong: a second language, a frozen version of the documentation, and
// half of the build, which is all that the command of Docusaurus does.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toldError } from '../../lib/toldError';

const LANGUAGE = 'fr';

/** Who builds sets it, and promises to end the build with what a host needs (deploy/). */
export const WHOLE_BUILD = 'WHOLE_BUILD';

type Given = {
  readonly locales: readonly string[];
  readonly hasVersions: boolean;
  /** Nobody will end the build. */
  readonly isHalf: boolean;
};

export function unsupportedFaults({ locales, hasVersions, isHalf }: Given): string[] {
  const others = locales.filter((locale) => locale !== LANGUAGE);
  return [
    ...(isHalf
      ? [
          '« docusaurus build » laisserait le site sans politique de sécurité, sans fichiers compressés et sans règles pour les serveurs. Lancez « npm run build », qui prend les mêmes options.',
        ]
      : []),
    ...(others.length > 0
      ? [
          `site.config.ts, i18n.locales : ce site ne sait écrire que le français ; « ${others.join(', ')} » recevrait la typographie et le glossaire français. Retirez cette langue.`,
        ]
      : []),
    ...(hasVersions
      ? [
          "versions.json : une version figée de la documentation montrerait les faits d'aujourd'hui (product/), pas ceux de sa date. Retirez ce fichier, et publiez l'ancienne version telle qu'elle fut construite.",
        ]
      : []),
  ];
}

export default function unsupportedSettings({ i18n, siteDir }: LoadContext): Plugin {
  const faults = unsupportedFaults({
    locales: i18n.locales,
    hasVersions: existsSync(path.join(siteDir, 'versions.json')),
    isHalf: process.env.NODE_ENV === 'production' && !process.env[WHOLE_BUILD],
  });
  if (faults.length > 0) throw toldError(faults.join('\n'));
  return { name: 'unsupported-settings' };
}
