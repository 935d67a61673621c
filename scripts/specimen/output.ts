// Where the specimen is written, and whether what is there is what would be written.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Specimen } from './files';

export const SERVED_FOLDER = 'static/specimen';
const FACTS_FILE = 'product/specimen.json';

const outputsOf = ({ served, facts }: Specimen): [file: string, content: Buffer][] => [
  ...Object.entries(served).map(([name, content]): [string, Buffer] => [
    path.posix.join(SERVED_FOLDER, name),
    content,
  ]),
  [FACTS_FILE, Buffer.from(facts)],
];

function differenceOf(file: string, content: Buffer): string | undefined {
  if (!existsSync(file)) return 'absent';
  const written = readFileSync(file);
  if (written.equals(content)) return undefined;
  const at = content.findIndex((byte, index) => byte !== written[index]);
  return `${written.length} octets au lieu de ${content.length}, différents à partir de l'octet ${at < 0 ? content.length : at}`;
}

/** One text for each file that is not what the script would write. */
export const staleFiles = (specimen: Specimen): string[] =>
  outputsOf(specimen).flatMap(([file, content]) => {
    const difference = differenceOf(file, content);
    return difference ? [`${file} : ${difference}.`] : [];
  });

export function writeSpecimen(specimen: Specimen): void {
  mkdirSync(SERVED_FOLDER, { recursive: true });
  for (const [file, content] of outputsOf(specimen)) writeFileSync(file, content);
}
