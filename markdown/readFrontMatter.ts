// The fields at the top of a page, each with its line, or why they cannot be parsed. A field that is missing is no fault here:
// documentationTree.ts and the rule `front-matter` ask for a title.
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { ContentFault } from '../lib/contentFault';
import { yamlFault } from '../lib/yamlFault';

export type FrontMatterFields = ReadonlyMap<string, { readonly value: unknown; readonly line: number }>;

const FENCE = /^---[ \t]*$/;

export function readFrontMatter(source: string): { fields: FrontMatterFields; fault?: ContentFault } {
  const fields = new Map<string, { value: unknown; line: number }>();
  const refused = (line: number, reason: string) => ({
    fields,
    fault: { line, message: `champs du début : ${reason}` },
  });
  const [first = '', ...lines] = source.split(/\r?\n/);
  if (!FENCE.test(first)) return { fields };
  const end = lines.findIndex((line) => FENCE.test(line));
  if (end === -1) {
    const message = 'les champs du début ne sont pas refermés : mettez une ligne --- après eux.';
    return { fields, fault: { line: 1, message } };
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(lines.slice(0, end).join('\n'), { lineCounter });
  const fault = yamlFault(document, lineCounter);
  // The line of `---` comes before those of the YAML.
  if (fault) return refused(fault.line + 1, fault.message);
  const { contents } = document;
  if (contents === null) return { fields };
  if (!isMap(contents)) return refused(2, 'écrivez « nom: valeur », avec une espace après « : ».');
  for (const { key, value } of contents.items) {
    if (!isScalar(key)) continue;
    const line = lineCounter.linePos(key.range?.[0] ?? 0).line + 1;
    const mend = 'commence par une accolade : mettez-la entre guillemets droits, "…".';
    if (isMap(value)) return refused(line, `la valeur de « ${key.value} » ${mend}`);
    fields.set(String(key.value), { value: isScalar(value) ? value.value : undefined, line });
  }
  return { fields };
}
