// Markdown in, expected HTML out.
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import type { Term } from '../product/glossary';
import { renderMarkdown } from '../tests/renderMarkdown';
import rehypeGlossaryTerms from './rehypeGlossaryTerms';

const term = (name: string, forms: string[], definition: string, explain: Term['explain'] = true): Term => ({
  term: name,
  forms,
  definition,
  explain,
  apiNames: [],
  banned: [],
});
const terms = {
  horodatage: term('horodatage', ['horodatages'], "Jeton qui lie l'empreinte à une date"),
  horodatageQualifie: term('horodatage qualifié', [], 'Le champ `qualified`'),
  portee: term('portée', [], "Droit élémentaire d'un client d'API", 'api'),
  console: term('console', [], 'Interface web', false),
};

async function render(value: string, path = 'docs/intro/index.mdx'): Promise<string> {
  const plugins = { remarkPlugins: [remarkGfm], rehypePlugins: [() => rehypeGlossaryTerms({ terms })] };
  return (await renderMarkdown({ value, path }, plugins)).trim();
}
const explainedIn = (html: string) =>
  [...html.matchAll(/popoverTarget="terme-(\w+)">(.*?)</gi)].map(([, key, words]) => [key, words]);

it('the first use of a term has its definition, and only the first', async () => {
  expect(await render("L'horodatage date. Un horodatage date.")).toBe(
    '<p><span class="term-place">L&#x27;<button type="button" class="term" popoverTarget="terme-horodatage">horodatage</button></span>' +
      '<span id="terme-horodatage" popover="" class="term-definition"><b>Horodatage</b>\u00A0: Jeton qui lie l\u2019empreinte à une date</span>' +
      ' date. Un horodatage date.</p>',
  );
});

it('plurals and capitals are found, and the longest term first', async () => {
  const html = await render('Horodatage qualifié, puis des horodatages.');
  expect(explainedIn(html)).toEqual([
    ['horodatageQualifie', 'Horodatage qualifié'],
    ['horodatage', 'horodatages'],
  ]);
  expect(html).toContain('Le champ <code>qualified</code>');
});

it('titles, code, links, labels and header cells have no definitions', async () => {
  const html = await render(
    '## Horodatage\n\n`horodatage` [horodatage](/a) **« Horodatage »**\n\n| horodatage |\n| - |\n| horodatage |\n',
  );
  expect(explainedIn(html)).toEqual([['horodatage', 'horodatage']]);
  expect(html).toMatch(/<td><button/);
});

it('a word that every reader knows, or a part of a word, has no definition', async () => {
  expect(explainedIn(await render('La console, un contre-horodatage.'))).toEqual([]);
});

it('a word with an everyday meaning has a definition on the pages of the API only', async () => {
  expect(explainedIn(await render('La portée.'))).toEqual([]);
  expect(explainedIn(await render('La portée.', 'docs/api/token.mdx'))).toEqual([['portee', 'portée']]);
});

it('what touches the word stays on its line', async () => {
  const html = await render('Le bon horodatage, puis rien.');
  expect(html).toMatch(/^<p>Le bon <span class="term-place"><button.*>horodatage<\/button>,<\/span>/);
  expect(await render('Un horodatage ici.')).not.toContain('term-place');
});
