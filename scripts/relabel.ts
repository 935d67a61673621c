// npm run relabel -- "Ancien libellé" "Nouveau libellé": changes a label of the screens or the name of a role in product/
// and in the pages that quote it, and lists where else it is.
import { writeFileSync } from 'node:fs';
import ts from 'typescript';
import { escapeRegExp } from '../lib/escapeRegExp';
import { nearestNames } from '../lib/nearestNames';
import { allLabels } from '../product/labels';
import { roles } from '../product/roles';
import { machines } from '../product/states';
import { edited, pagesOf, readProject, sourceOf } from './pages/project';
import { nodesIn, parse } from './pages/syntax';

const SOURCES = ['product/labels.ts', 'product/states.ts', 'product/roles.ts'];

type Relabelled = { readonly text: string; readonly count: number };

/** Changes each string that is exactly `old`. */
export function relabelSource(source: string, old: string, label: string): Relabelled {
  const quoted = label.includes("'") ? JSON.stringify(label) : `'${label}'`;
  const edits = nodesIn(parse('source.ts', source), ts.isStringLiteral)
    .filter(({ text }) => text === old)
    .map((literal) => ({ start: literal.getStart(), end: literal.end, text: quoted }));
  return { text: edited(source, edits), count: edits.length };
}

export function relabelPage(source: string, old: string, label: string): Relabelled {
  const parts = source.split(`« ${old} »`);
  return { text: parts.join(`« ${label} »`), count: parts.length - 1 };
}

/** Code, names of facts, identifiers. */
const NOT_TEXT = /`[^`]*`|\{\{[^}]*\}\}|\$\{[^}]*\}/g;

/** The lines that have the label within a sentence, which only a person can change. */
export function linesSaying(source: string, label: string): number[] {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}_])${escapeRegExp(label)}(?![\\p{L}\\p{N}_])`, 'iu');
  return source
    .split('\n')
    .flatMap((line, index) => (whole.test(line.replace(NOT_TEXT, '')) ? [index + 1] : []));
}

const MAY_SAY = /^docs\/.*\.(?:mdx|txt)$|^product\/.*\.(?:ts|yaml)$|^src\/figures\/.*\.tsx?$/;

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
  const project = readProject(process.cwd());
  const now = new Map(project.sources);
  for (const file of [...SOURCES, ...pagesOf(project)]) {
    const relabel = file.endsWith('.ts') ? relabelSource : relabelPage;
    const { text, count } = relabel(sourceOf(project, file), old, label);
    if (count === 0) continue;
    writeFileSync(file, text);
    now.set(file, text);
    console.log(`${file} : ${count}`);
  }
  const left = [...now]
    .filter(([file]) => MAY_SAY.test(file))
    .flatMap(([file, source]) => linesSaying(source, old).map((line) => `- ${file}:${line}`));
  if (left.length > 0)
    console.log(`« ${old} » reste dans le texte de ces lignes ; relisez-les :\n${left.join('\n')}`);
  return 0;
}

if (require.main === module) process.exit(main(process.argv.slice(2)));
