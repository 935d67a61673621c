// npm run relabel -- "Ancien libellé" "Nouveau libellé": changes a text of the product's screens, or the name of a role, in
// product/ and in every page that quotes it, and says where else it is.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { escapeRegExp } from '../lib/escapeRegExp';
import { nearestNames } from '../lib/nearestNames';
import { allLabels } from '../product/labels';
import { roles } from '../product/roles';
import { machines } from '../product/states';

const SOURCES = ['product/labels.ts', 'product/states.ts', 'product/roles.ts'];

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** The source with each string that is exactly `old` changed; its comments and layout stay. */
export function relabelSource(source: string, old: string, label: string): { text: string; count: number } {
  const places: { start: number; end: number }[] = [];
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true);
  const read = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && node.text === old) places.push({ start: node.getStart(), end: node.end });
    ts.forEachChild(node, read);
  };
  read(file);
  // From the end, so that the places before stay true.
  const text = places
    .toReversed()
    .reduce(
      (changed, { start, end }) => changed.slice(0, start) + quoted(label) + changed.slice(end),
      source,
    );
  return { text, count: places.length };
}

/** A page quotes a label between guillemets. */
export function relabelPage(source: string, old: string, label: string): { text: string; count: number } {
  const parts = source.split(`« ${old} »`);
  return { text: parts.join(`« ${label} »`), count: parts.length - 1 };
}

/** What is no text that a reader sees: code, facts by their names, identifiers. */
const NOT_TEXT = /`[^`]*`|\{\{[^}]*\}\}|\$\{[^}]*\}/g;

/** The lines that still say it, as a whole word in any case: in the middle of a sentence, a machine cannot change it. */
export function linesSaying(source: string, label: string): number[] {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}_])${escapeRegExp(label)}(?![\\p{L}\\p{N}_])`, 'iu');
  return source
    .split('\n')
    .flatMap((line, index) => (whole.test(line.replace(NOT_TEXT, '')) ? [index + 1] : []));
}

const filesOf = (folder: string, isWanted: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isWanted.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')));

function main([old, label]: readonly string[]): number {
  if (!old || !label) {
    console.error('Usage : npm run relabel -- "Ancien libellé" "Nouveau libellé"');
    return 1;
  }
  const known = [
    ...allLabels(),
    ...Object.values(machines).flatMap(({ states }) => states.map((state) => state.label)),
    ...roles.map(({ name }) => name),
  ];
  if (!known.includes(old)) {
    const near = nearestNames(old, known).map((text) => `« ${text} »`);
    console.error(`Aucun écran ni aucun rôle ne dit « ${old} ». Libellés proches : ${near.join(', ')}.`);
    return 1;
  }
  const changes = [
    ...SOURCES.map((file) => ({ file, ...relabelSource(readFileSync(file, 'utf8'), old, label) })),
    ...filesOf('docs', /\.mdx$/).map((file) => ({
      file,
      ...relabelPage(readFileSync(file, 'utf8'), old, label),
    })),
  ].filter(({ count }) => count > 0);
  for (const { file, text, count } of changes) {
    writeFileSync(file, text);
    console.log(`${file} : ${count}`);
  }
  const others = [
    ...filesOf('docs', /\.(mdx|txt)$/),
    ...filesOf('product', /(?<!\.test)\.ts$|\.yaml$/),
    ...filesOf('src/figures', /\.tsx?$/),
  ];
  const left = others.flatMap((file) =>
    linesSaying(readFileSync(file, 'utf8'), old).map((line) => `- ${file}:${line}`),
  );
  if (left.length > 0)
    console.log(`« ${old} » reste dans le texte de ces lignes ; relisez-les :\n${left.join('\n')}`);
  return 0;
}

if (require.main === module) process.exit(main(process.argv.slice(2)));
