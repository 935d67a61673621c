// Refuses what the site would build, but wrong: a second language, a frozen version of the documentation, and a build by the
// command of Docusaurus, which leaves out what follows it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { errorWithoutStack } from '../../lib/errorWithoutStack';

const LANGUAGE = 'fr';

/** Set by the commands that end a build with what a host needs (deploy/). */
export const WHOLE_BUILD = 'WHOLE_BUILD';

type Given = {
  readonly locales: readonly string[];
  readonly hasVersions: boolean;
  /** Built by the command of Docusaurus alone. */
  readonly isHalf: boolean;
};

export function unsupportedFaults({ locales, hasVersions, isHalf }: Given): string[] {
  const others = locales.filter((locale) => locale !== LANGUAGE);
  const faults = [
    isHalf &&
      '« docusaurus build » laisserait le site sans politique de sécurité, sans fichiers compressés et sans règles pour les serveurs. Lancez « npm run build », qui prend les mêmes options.',
    others.length > 0 &&
      `site.config.ts, i18n.locales : ce site ne sait écrire que le français ; « ${others.join(', ')} » recevrait la typographie et le glossaire français. Retirez cette langue.`,
    hasVersions &&
      "versions.json : une version figée de la documentation montrerait les faits d'aujourd'hui (product/), pas ceux de sa date. Retirez ce fichier, et publiez l'ancienne version telle qu'elle fut construite.",
  ];
  return faults.filter((fault) => fault !== false);
}

export default function unsupportedSettings({ i18n, siteDir }: LoadContext): Plugin {
  const faults = unsupportedFaults({
    locales: i18n.locales,
    hasVersions: existsSync(path.join(siteDir, 'versions.json')),
    isHalf: process.env.NODE_ENV === 'production' && !process.env[WHOLE_BUILD],
  });
  if (faults.length > 0) throw errorWithoutStack(faults.join('\n'));
  return { name: 'unsupported-settings' };
}
