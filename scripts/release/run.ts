// npm run release -- 2026-11-18: builds that edition of the documentation and writes its archive to releases/2026-11-18/.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { siteApiReference } from '../../api-reference.config';
import { lookUp } from '../../lib/json';
import { EDITION_VARIABLE, editions } from '../../product/editions';
import { frenchDate } from '../../product/format';
import { identity, identityFields, productSlug } from '../../product/identity';
import { endWith } from '../site/endWith';
import { ANSWER, HASH_LIST, MANIFEST, REQUEST } from './archive';
import { LIST, type Released, release } from './release';

const ROOT = path.resolve(__dirname, '../..');

function build(edition: string): string {
  const { status } = spawnSync(process.execPath, ['scripts/run.cjs', 'build'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, [EDITION_VARIABLE]: edition },
  });
  if (status !== 0) process.exit(1);
  return path.join(ROOT, 'build');
}

const variables = (): Record<string, string> =>
  Object.fromEntries(
    identityFields.flatMap(([, { variable }]) => {
      const value = process.env[variable]?.trim();
      return value ? [[variable, value]] : [];
    }),
  );

const endText = ({ edition, archive, folder, sums }: Released): string => `
L'édition du ${frenchDate(edition)} est dans ${folder}/ :
- ${archive.name}.zip : le site, avec ${MANIFEST} et ${HASH_LIST} ;
- ${HASH_LIST} : l'empreinte de chaque fichier ; la sienne est ${sums} ;
- ${REQUEST} : la demande à envoyer à une autorité d'horodatage.

Il vous reste à :
1. la faire horodater, dans ${folder}/, puis vérifier la réponse avec la racine de cette autorité :
   curl -H 'Content-Type: application/timestamp-query' --data-binary @${REQUEST} <votre autorité> -o ${ANSWER}
   openssl ts -verify -data ${HASH_LIST} -in ${ANSWER} -CAfile racine.pem
2. mettre le site en ligne : build/ est celui de l'archive (npm run publish-site, deploy/README.md) ;
3. enregistrer ${LIST}, qui a maintenant cette empreinte : la prochaine construction la montrera
   git commit -m "Note the sums of the edition ${edition}" ${LIST}
4. garder ${folder}/, que Git ignore, là où vous gardez vos archives.`;

function main([wanted, ...others]: readonly string[]): void {
  if (others.length > 0 || wanted?.startsWith('-')) {
    console.error(
      'Usage : npm run release -- 2026-11-18 (sans date, la plus récente de product/editions.ts)',
    );
    process.exit(1);
  }
  const about = {
    product: identity.productName,
    contract: String(lookUp(siteApiReference.contracts.read(), '/info/version')),
    site: `${identity.siteUrl}${identity.baseUrl}`,
    variables: variables(),
  };
  console.log(endText(release({ root: ROOT, editions, wanted, slug: productSlug, about, build })));
}

try {
  main(process.argv.slice(2));
} catch (error) {
  endWith(error);
}
