import { describe, expect, it } from 'vitest';
import { forms } from '../../build/forms';
import { indexFiles } from '../../build/indexFiles';
import type { Page, Section } from '../../build/sections';
import { CORE_FILE, type CoreFile } from '../../shared/format';
import { type Answer, SearchEngine } from './engine';
import type { Marked } from './excerpt';
import { corrections } from './spelling';

const section = (id: string, level: Section['level'], heading: string, text: string): Section => ({
  ...{ id, level, heading, text, aside: '', isSignpost: false, isReference: false },
  questions: id === 'revoquer' ? ['couper les accès', 'clore une invitation'] : [],
});

/** The pages of a made-up safe. */
const PAGES: Page[] = [
  {
    url: '/docs/partage',
    title: 'Jetons de partage',
    audience: 'API',
    sections: [
      section('', 1, 'Jetons de partage', 'Un jeton ouvre une ressource en lecture, sans compte.'),
      section(
        'revoquer',
        2,
        'Mettre fin à un partage',
        'Le partage dure trente jours.\nUn jeton révoqué ne s’ouvre plus : l’appel rend share-token-revoked.',
      ),
      section('reponse', 3, 'Réponse', 'eyJhbGciOi'.repeat(30)),
    ],
  },
  {
    url: '/docs/connexion',
    title: 'Se connecter',
    audience: 'Utilisateurs',
    sections: [
      section('', 1, 'Se connecter', 'Entrez dans l’application avec votre mot de passe.'),
      section(
        'deconnexion',
        2,
        'Se déconnecter',
        `${'Laissez partir vos photos. '.repeat(12)}Puis touchez « Compte ».`,
      ),
    ],
  },
];

const files = indexFiles({
  forms,
  pages: PAGES,
  synonyms: [
    ['mdp', ['mot passe']],
    ['quitter compte', ['deconnecter']],
  ],
});
const CORE: CoreFile = JSON.parse(files.get(CORE_FILE) ?? '');

/** An engine that has nothing yet. Files of the kinds in `lost` do not arrive. */
const engineWithout = (lost: readonly string[] = []) =>
  new SearchEngine(CORE, async (name) => {
    if (lost.some((kind) => name.includes(`/${kind}-`))) throw new Error(`${name} is lost`);
    return JSON.parse(files.get(name) ?? '');
  });

/** All answers to a question, from the first to the last. */
async function answersTo(query: string, engine = engineWithout()): Promise<Answer[]> {
  const answers: Answer[] = [];
  await engine.ask(query, (answer) => answers.push(answer));
  return answers;
}

async function lastAnswer(query: string, engine?: SearchEngine): Promise<Answer> {
  const last = (await answersTo(query, engine)).at(-1);
  if (!last) throw new Error(`« ${query} » got no answer`);
  return last;
}

const resultsOf = ({ pages }: Answer) => pages.flatMap(({ results }) => results);
const best = async (query: string) => resultsOf(await lastAnswer(query))[0];
const markedWords = ({ text, marks }: Marked = { text: '', marks: [] }): string[] =>
  marks.map(([start, end]) => text.slice(start, end));

describe('an answer', () => {
  it('shows the page, its audience, the section and the title above it', async () => {
    const [page] = (await lastAnswer('révocation')).pages;
    expect(page).toMatchObject({ url: '/docs/partage', title: 'Jetons de partage', audience: 'API' });
    expect(page?.results[0]).toMatchObject({
      url: '/docs/partage#revoquer',
      heading: { text: 'Mettre fin à un partage' },
      path: ['Jetons de partage'],
    });
  });

  it('names the section around one of level 3', async () => {
    expect((await best('réponse'))?.path).toEqual(['Jetons de partage', 'Mettre fin à un partage']);
  });

  it('shows the best line, and marks the words of the question in all their forms', async () => {
    const result = await best('jeton révoquer fin');
    expect(result?.excerpt?.text).toMatch(/^Un jeton révoqué/);
    expect(markedWords(result?.excerpt).slice(0, 2)).toEqual(['jeton', 'révoqué']);
    expect(markedWords(result?.heading)).toEqual(['fin']);
    expect(result?.words).toEqual(['fin', 'jeton', 'révoqué']);
  });

  it('cuts a long line around the match, between two words', async () => {
    const excerpt = (await best('touchez compte'))?.excerpt;
    expect(excerpt?.text).toMatch(/^… .*« Compte »\.$/);
    expect(excerpt?.text.length).toBeLessThan(200);
    // A word that is longer than an excerpt is cut too.
    expect((await best('réponse'))?.excerpt?.text).toMatch(/^\w{100,180} …$/);
  });

  it('lists each page once, at the place of its best section', async () => {
    const { pages } = await lastAnswer('jeton révoqué, se déconnecter');
    expect(pages.map(({ url }) => url)).toEqual(['/docs/connexion', '/docs/partage']);
  });

  it('comes with titles first, then again with excerpts', async () => {
    const excerpts = (await answersTo('jeton')).map((answer) =>
      resultsOf(answer).map(({ excerpt }) => excerpt !== undefined),
    );
    expect(excerpts.map((some) => [...new Set(some)])).toEqual([[false], [true]]);
  });

  it('does not come once another question has been asked', async () => {
    const engine = engineWithout();
    const [first, second] = await Promise.all([answersTo('jeton', engine), answersTo('compte', engine)]);
    expect(first).toEqual([]);
    expect(second).not.toEqual([]);
  });
});

it.each([
  ['half typed', 'deconn', '/docs/connexion#deconnexion'],
  ['with a typing mistake', 'jetno', '/docs/partage'],
  ['spelt as it sounds', 'conecter', '/docs/connexion'],
  ['with a wrong first letter', 'konnecter', '/docs/connexion'],
  ['with a synonym', 'mdp', '/docs/connexion'],
  ['as a name in pieces', 'share token revoked', '/docs/partage#revoquer'],
  ['as a name with a typing mistake', 'share-tokn-revoked', '/docs/partage#revoquer'],
  ['with the synonym of a phrase in another order', 'compte à jamais quitter', '/docs/connexion#deconnexion'],
  ['as a phrase half typed', 'avec votre mot de pa', '/docs/connexion'],
  ['as a known question with typing mistakes', 'clor une invitasion', '/docs/partage#revoquer'],
  ['with an unknown word', 'révoquer zzzzzz', '/docs/partage#revoquer'],
  ['with the name of a property of all objects', 'constructor déconnecter', '/docs/connexion#deconnexion'],
  ['with 80 other words', `${'le mot '.repeat(40)}déconnecter`, '/docs/connexion'],
])('a question %s finds its section', async (_, query, url) => {
  expect((await best(query))?.url).toBe(url);
});

it.each([
  ['as the pages write them', 'applixyzion', 'application'],
  ['in one form of « jeton » and « jetons »', 'jetwwwwwwwww', 'jeton'],
])('a question without results gets the nearest words, %s', async (_, query, nearest) => {
  expect(await lastAnswer(query)).toMatchObject({ count: 0, nearestWords: [nearest], isIncomplete: false });
});

it.each(['words', 'postings', 'titles', 'texts'])(
  'an answer without a file of %s is marked as incomplete',
  async (kind) => {
    const { isIncomplete, count } = await lastAnswer('jeton', engineWithout([kind]));
    expect(isIncomplete).toBe(true);
    if (kind === 'texts') expect(count).toBeGreaterThan(0);
  },
);

it('a file that did not arrive is fetched again for the next question', async () => {
  const lost = ['postings'];
  const engine = engineWithout(lost);
  expect((await lastAnswer('jeton', engine)).count).toBe(0);
  lost.pop();
  expect((await lastAnswer('jeton', engine)).count).toBeGreaterThan(0);
});

it.each([
  ['not at all in words of three letters', 'nia', 'nie', false],
  ['once in words of less than eight letters', 'raul', 'role', false],
  ['twice in longer words', 'autorsatoin', 'autorisation', true],
  ['not three times', 'autrsatoin', 'autorisation', false],
])('typing mistakes are corrected %s', (_, typed, word, isCorrected) => {
  expect(corrections([word], typed)).toEqual(isCorrected ? [word] : []);
});
