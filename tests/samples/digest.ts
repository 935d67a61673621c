// The digest of a report, compared by each language with that of the file kept: the right file passes, another does not.
import type { Language } from '../../api-reference/samples/types';
import { siteApiReference } from '../../api-reference.config';
import { exampleReport } from '../../product/examples';
import { execute } from './execute';
import { environmentOf } from './operations';
import { faultsWhere, type Result } from './results';
import type { SampleServer } from './server';

/** The reference takes the digest of this text as that of its example. */
const KEPT = 'exemple-rapport.pdf';

export async function runDigest(language: Language, server: SampleServer, folder: string): Promise<Result[]> {
  const sample = siteApiReference.fileSamples('controler-rapport').find((one) => one.language === language);
  if (!sample) throw new Error(`controler-rapport n'est pas écrit en ${language}.`);
  const attempt = async (content: string) => {
    const run = server.open({ scopes: ['reports:read'] });
    const environment = { ...environmentOf(run), REPORT_ID: exampleReport.id };
    const { code, stderr } = await execute(language, sample.code, {
      folder,
      environment,
      files: { 'rapport.pdf': content },
    });
    return { code, stderr, faults: run.calls.flatMap(({ faults }) => faults) };
  };
  const right = await attempt(KEPT);
  const altered = await attempt(`${KEPT} `);
  return [
    {
      group: 'Parcours',
      name: 'empreinte du rapport',
      language,
      faults: [
        ...faultsWhere({
          [`le bon fichier est refusé : ${right.stderr.trim()}`]: right.code !== 0,
          'un fichier modifié est accepté': altered.code === 0,
        }),
        ...right.faults,
      ],
    },
  ];
}
