// What keeps the fields at the top of a page from being read, with the line as typed. The content checks use it too.
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { ContentFault } from '../lib/contentFault';
import { yamlFault } from '../lib/yamlFault';

const FENCE = /^---[ \t]*$/;

export function frontMatterFault(source: string): ContentFault | undefined {
  const [first = '', ...lines] = source.split(/\r?\n/);
  if (!FENCE.test(first)) return undefined;
  const end = lines.findIndex((line) => FENCE.test(line));
  if (end === -1) {
    return { line: 1, message: 'les champs du début ne sont pas refermés : mettez une ligne --- après eux.' };
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(lines.slice(0, end).join('\n'), { lineCounter });
  // The line of `---` comes before those of the YAML.
  const inFile = (line: number): number => line + 1;
  const fault = yamlFault(document, lineCounter);
  if (fault) return { line: inFile(fault.line), message: `champs du début : ${fault.message}` };
  const { contents } = document;
  if (contents === null) return undefined;
  if (!isMap(contents)) {
    return { line: 2, message: 'champs du début : écrivez « nom: valeur », avec une espace après « : ».' };
  }
  const bare = contents.items.find(({ value }) => isMap(value));
  if (!bare || !isScalar(bare.key)) return undefined;
  return {
    line: inFile(lineCounter.linePos(bare.key.range?.[0] ?? 0).line),
    message: `champs du début : la valeur de « ${bare.key.value} » commence par une accolade : mettez-la entre guillemets droits, "…".`,
  };
}
