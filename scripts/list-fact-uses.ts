// npm run facts -- settings.x: lists where the pages and the contract use a fact; without a name, all facts.
import { CONTRACT_FILE } from '../api-reference.config';
import { nearestNames } from '../lib/nearestNames';
import { findPlaceholders } from '../markdown/facts/placeholders';
import { fact, factNames } from '../product/facts';
import { readProject } from './pages/project';

const uses = [...readProject(process.cwd()).sources]
  .filter(([file]) => /^docs\/.*\.(?:mdx|questions\.txt)$/.test(file) || file === CONTRACT_FILE)
  .flatMap(([file, source]) =>
    findPlaceholders(source).map(({ name, line }) => ({ name, place: `${file}:${line}` })),
  );

const linesOfAll = (): string[] =>
  factNames().map((name) => {
    const count = uses.filter((use) => use.name === name).length;
    return `${name} (${count}) : ${fact(name) ?? 'tableau'}`;
  });

function linesOf(wanted: string): string[] {
  if (!factNames().includes(wanted)) {
    const near = nearestNames(wanted, factNames()).join(', ');
    console.error(`Le fait « ${wanted} » n'existe pas. Noms proches : ${near}.`);
    process.exit(1);
  }
  const places = uses.filter(({ name }) => name === wanted).map(({ place }) => place);
  return places.length > 0 ? [...new Set(places)] : [`Aucune page n'emploie « ${wanted} ».`];
}

const [wanted] = process.argv.slice(2);
// At once: printed line by line, `npm run facts | head` would end with an error.
console.log((wanted ? linesOf(wanted) : linesOfAll()).join('\n'));
