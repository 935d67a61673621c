// Refuses what the site would build without a word, but wrong: a second language, a frozen version of the documentation.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const LANGUAGE = 'fr';

type Given = { readonly locales: readonly string[]; readonly hasVersions: boolean };

export function unsupportedFaults({ locales, hasVersions }: Given): string[] {
  const others = locales.filter((locale) => locale !== LANGUAGE);
  return [
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
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { name: 'unsupported-settings' };
}
