// The digest of a report, compared by each reader with that of the file kept: the right file passes, another does not.
import { exampleReport } from '../../product/examples';
import { execute } from './execute';
import { environmentOf } from './operations';
import { piecesOf, type Reader } from './readers';
import { faultsWhere, type Result } from './results';
import type { SampleServer } from './server';

/** The reference takes the digest of this text as that of its example. */
const KEPT = 'exemple-rapport.pdf';

export async function runDigest(reader: Reader, server: SampleServer, folder: string): Promise<Result[]> {
  const pieces = piecesOf('controler-rapport', reader);
  const attempt = async (content: string) => {
    const run = server.open({ scopes: ['reports:read'] });
    const environment = { ...environmentOf(run), REPORT_ID: exampleReport.id };
    const files = { 'rapport.pdf': content };
    const { code, stderr } = await execute(reader, pieces, { folder, environment, files });
    return { code, stderr, faults: run.calls.flatMap(({ faults }) => faults) };
  };
  const right = await attempt(KEPT);
  const altered = await attempt(`${KEPT} `);
  return [
    {
      group: 'Autres',
      name: 'empreinte du rapport',
      reader,
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
