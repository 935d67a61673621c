import { describe, expect, it } from 'vitest';
import { forms } from '../../build/forms';
import { type Index, indexFiles } from '../../build/indexFiles';
import type { Section } from '../../build/sections';
import { CORE_FILE, type CoreFile } from '../../shared/format';
import { type Answer, SearchEngine } from './engine';
import type { Marked } from './excerpt';
import { WordList } from './wordList';

const section = (id: string, heading: string, text: string, ...questions: string[]): Section => ({
  id,
  level: id === '' ? 1 : 2,
  heading,
  text,
  aside: '',
  isSignpost: false,
  isReference: false,
  questions,
});

/** The pages of a made-up safe. */
const INDEX: Index = {
  forms,
  pages: [
    {
      url: '/docs/partage',
      title: 'Jetons de partage',
      audience: 'API',
      sections: [
        section('', 'Jetons de partage', 'Un jeton ouvre une ressource en lecture, sans compte.'),
        section(
          'revoquer',
          'Mettre fin à un partage',
          'Le partage dure trente jours.\nUn jeton révoqué ne s’ouvre plus : l’appel rend share-token-revoked.',
          'couper les accès',
          'clore une invitation',
        ),
        { ...section('reponse', 'Réponse', 'Un objet de type partage.'), level: 3 },
      ],
    },
    {
      url: '/docs/connexion',
      title: 'Se connecter',
      audience: 'Utilisateurs',
      sections: [
        section('', 'Se connecter', 'Entrez dans l’application avec votre mot de passe.'),
        section(
          'deconnexion',
          'Se déconnecter',
          `${'Laissez partir vos photos. '.repeat(12)}Puis touchez « Compte ».`,
          'changer de téléphone',
        ),
      ],
    },
  ],
  synonyms: [
    ['mdp', ['mot passe']],
    ['quitter compte', ['deconnecter']],
  ],
};

const files = indexFiles(INDEX);
const CORE: CoreFile = JSON.parse(files.get(CORE_FILE) ?? '');
const readAll = async (name: string): Promise<unknown> => JSON.parse(files.get(name) ?? '');

/** An engine that has nothing yet; files whose name matches do not arrive. */
const engineWithout = (lost?: RegExp) =>
  new SearchEngine(CORE, async (name) => {
    if (lost?.test(name)) throw new Error(`${name} is lost`);
    return readAll(name);
  });

/** What is told of a question, from the first answer to the last. */
async function answersTo(query: string, engine = engineWithout()): Promise<Answer[]> {
  const told: Answer[] = [];
  await engine.ask(query, (answer) => told.push(answer));
  return told;
}

async function answer(query: string): Promise<Answer> {
  const last = (await answersTo(query)).at(-1);
  if (!last) throw new Error(`« ${query} » got no answer`);
  return last;
}

const resultsOf = ({ pages }: Answer) => pages.flatMap(({ results }) => results);
const urls = (told: Answer): string[] => resultsOf(told).map(({ url }) => url);
const best = async (query: string) => resultsOf(await answer(query))[0];
const markedWords = ({ text, marks }: Marked): string[] =>
  marks.map(([start, end]) => text.slice(start, end));

describe('an answer', () => {
  it('shows the page, its audience, the section and where it stands', async () => {
    const [page] = (await answer('révocation')).pages;
    expect(page).toMatchObject({ url: '/docs/partage', title: 'Jetons de partage', audience: 'API' });
    expect(page?.results[0]).toMatchObject({
      url: '/docs/partage#revoquer',
      heading: { text: 'Mettre fin à un partage' },
      path: ['Jetons de partage'],
    });
  });

  it('names the section around one that says nothing alone', async () => {
    expect((await best('réponse'))?.path).toEqual(['Jetons de partage', 'Mettre fin à un partage']);
  });

  it('shows the line that answers, its words marked whatever their form', async () => {
    const excerpt = (await best('révocation d’un jeton'))?.excerpt;
    expect(excerpt?.text).toMatch(/^Un jeton révoqué/);
    expect(excerpt && markedWords(excerpt).slice(0, 2)).toEqual(['jeton', 'révoqué']);
  });

  it('cuts a long line around the match, between two words', async () => {
    const excerpt = (await best('touchez compte'))?.excerpt;
    expect(excerpt?.text).toMatch(/^… .*« Compte »\.$/);
    expect(excerpt?.text.length).toBeLessThan(200);
  });

  it('shows a page once, where its best section stands', async () => {
    const { pages } = await answer('jeton révoqué, se déconnecter');
    expect(pages.map(({ url }) => url)).toEqual(['/docs/connexion', '/docs/partage']);
  });

  it('marks the heading too, and names each form of a word that was found', async () => {
    const result = await best('jeton révoquer fin');
    expect(result?.heading && markedWords(result.heading)).toEqual(['fin']);
    expect(result?.words).toEqual(['fin', 'jeton', 'révoqué']);
  });

  it('comes with its titles first, then with its excerpts', async () => {
    const [titles, whole, ...others] = await answersTo('jeton');
    expect(others).toEqual([]);
    expect(titles && resultsOf(titles).every(({ excerpt }) => excerpt === undefined)).toBe(true);
    expect(whole && resultsOf(whole).every(({ excerpt }) => excerpt !== undefined)).toBe(true);
  });

  it('is not told once another question is asked', async () => {
    const engine = engineWithout();
    const [first, second] = await Promise.all([answersTo('jeton', engine), answersTo('compte', engine)]);
    expect(first).toEqual([]);
    expect(second).not.toEqual([]);
  });
});

describe('a question is understood', () => {
  it.each([
    ['half typed', 'deconn', '/docs/connexion#deconnexion'],
    ['with a fault', 'jetno', '/docs/partage'],
    ['with a fault of sound', 'conecter', '/docs/connexion'],
    ['in other words', 'mdp', '/docs/connexion'],
    ['as a whole name', 'share-token-revoked', '/docs/partage#revoquer'],
    ['as a name in pieces', 'share token revoked', '/docs/partage#revoquer'],
    ['as a name with a fault', 'share-tokn-revoked', '/docs/partage#revoquer'],
    [
      'in other words, in another order and with one between',
      'compte à jamais quitter',
      '/docs/connexion#deconnexion',
    ],
    ['by a phrase half typed', 'avec votre mot de pa', '/docs/connexion'],
    ['as readers are known to ask', 'couper les accès', '/docs/partage#revoquer'],
    ['as readers are known to ask, with a fault', 'clor une invitasion', '/docs/partage#revoquer'],
    ['with a word that nobody wrote', 'révoquer zzzzzz', '/docs/partage#revoquer'],
    ['with a name that every object has', 'constructor déconnecter', '/docs/connexion#deconnexion'],
    ['among many words', `${'le mot '.repeat(40)}déconnecter`, '/docs/connexion'],
  ])('%s: %s', async (_, query, url) => {
    expect(urls(await answer(query))[0]).toBe(url);
  });

  it('or the nearest words are offered, as the pages write them', async () => {
    expect(await answer('applixyzion')).toMatchObject({
      pages: [],
      count: 0,
      nearestWords: ['application'],
      isIncomplete: false,
    });
  });

  it('and of each word one form only is offered', async () => {
    // The pages have « jeton » and « jetons ».
    expect((await answer('jetwwwwwwwww')).nearestWords).toHaveLength(1);
  });
});

describe('a file that does not arrive', () => {
  it.each(['words', 'postings', 'titles', 'texts'])(
    'of %s: the answer says that it is not whole',
    async (kind) => {
      const told = await answersTo('jeton', engineWithout(new RegExp(`/${kind}-`)));
      expect(told.at(-1)?.isIncomplete).toBe(true);
      if (kind === 'texts') expect(told.at(-1)?.count).toBeGreaterThan(0);
    },
  );

  it('is asked for again by the next question', async () => {
    let isLost = true;
    const engine = new SearchEngine(CORE, async (name) => {
      if (isLost && name.includes('/postings-')) throw new Error('lost');
      return readAll(name);
    });
    expect((await answersTo('jeton', engine)).map(({ count }) => count)).toEqual([0]);
    isLost = false;
    expect((await answersTo('jeton', engine)).at(-1)?.count).toBeGreaterThan(0);
  });
});

it.each([
  ['corrected in no word under four letters', 'nia', 'nie', false],
  ['two in no word under eight letters', 'raul', 'role', false],
  ['two from eight letters on', 'autorsatoin', 'autorisation', true],
  ['three never', 'autrsatoin', 'autorisation', false],
])('typing mistakes: %s', (_, typed, words, isCorrected) => {
  const list = new WordList({ forms: [words], counts: {}, synonyms: {} });
  expect(list.typoCandidates(typed)).toEqual(isCorrected ? [words] : []);
});
