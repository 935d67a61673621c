// Where the pages and the API's contract name a fact: what to read again before a value changes. Without a name,
// every fact and how often it is used.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_FILE } from '../api-reference.config';
import { nearestNames } from '../lib/nearestNames';
import { findPlaceholders } from '../markdown/facts/placeholders';
import { fact, factNames } from '../product/facts';

const PAGES = 'docs';

function uses(): { name: string; place: string }[] {
  const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx|questions\.txt)$/.test(file))
    .map((file) => path.posix.join(PAGES, file.split(path.sep).join('/')));
  return [...pages.sort(), CONTRACT_FILE].flatMap((file) =>
    findPlaceholders(readFileSync(file, 'utf8')).flatMap(({ name, line }) =>
      name === undefined ? [] : [{ name, place: `${file}:${line}` }],
    ),
  );
}

function listAll(): void {
  const used = uses();
  const lines = factNames().map((name) => {
    const count = used.filter((use) => use.name === name).length;
    return `${name} (${count}) : ${fact(name) ?? 'tableau'}`;
  });
  // In one piece: line by line, `npm run facts | head` would end in an error.
  console.log(lines.join('\n'));
}

function listUses(name: string): void {
  const known = factNames();
  if (!known.includes(name)) {
    console.error(
      `Le fait « ${name} » n'existe pas. Noms proches : ${nearestNames(name, known).join(', ')}.`,
    );
    process.exit(1);
  }
  const places = [...new Set(uses().flatMap((use) => (use.name === name ? [use.place] : [])))];
  console.log(places.length > 0 ? places.join('\n') : `Aucune page n'emploie « ${name} ».`);
}

const [wanted] = process.argv.slice(2);
if (wanted) listUses(wanted);
else listAll();
