import { describe, expect, it } from 'vitest';
import { forms } from '../../build/forms';
import { type Index, indexFiles } from '../../build/indexFiles';
import type { IndexedSection } from '../../build/sections';
import { CORE_FILE, type CoreFile } from '../../shared/format';
import { editDistance } from './editDistance';
import { type Answer, NewerVersion, SearchEngine } from './engine';
import type { Marked } from './excerpt';
import { WordList } from './wordList';

const section = (id: string, heading: string, text: string, ...questions: string[]): IndexedSection => ({
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
  productName: 'Coffre fort',
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
    { theirs: ['mdp'], ours: ['mot passe'] },
    { theirs: ['quitter compte', 'fermer compte'], ours: ['deconnecter'] },
  ],
};

const files = indexFiles(INDEX);
const CORE: CoreFile = JSON.parse(files.get(CORE_FILE) ?? '');
const readAll = async (name: string): Promise<unknown> => JSON.parse(files.get(name) ?? '');

/** What is told of a question, from the first answer to the last; files whose name matches do not arrive. */
async function answersTo(query: string, lost = /^$/): Promise<Answer[]> {
  const engine = SearchEngine.open(CORE, async (name) => {
    if (lost.test(name)) throw new Error(`${name} is lost`);
    return readAll(name);
  });
  const told: Answer[] = [];
  await engine.ask(
    query,
    () => true,
    (answer) => told.push(answer),
  );
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
    expect(pages.map(({ url }) => url)).toEqual(['/docs/partage', '/docs/connexion']);
  });

  it('marks the heading too', async () => {
    const heading = (await best('deconnecter'))?.heading;
    expect(heading && markedWords(heading)).toEqual(['déconnecter']);
  });

  it('comes with its titles first, then with its excerpts', async () => {
    const [titles, whole, ...others] = await answersTo('jeton');
    expect(others).toEqual([]);
    expect(titles && resultsOf(titles).every(({ excerpt }) => excerpt === undefined)).toBe(true);
    expect(whole && resultsOf(whole).every(({ excerpt }) => excerpt !== undefined)).toBe(true);
  });

  it('is told once where the texts are there already', async () => {
    const engine = SearchEngine.open(CORE, readAll);
    let told = 0;
    const ask = (query: string) =>
      engine.ask(
        query,
        () => true,
        () => {
          told += 1;
        },
      );
    await ask('jeton');
    told = 0;
    await ask('jetons');
    expect(told).toBe(1);
  });

  it('is not told once another question is asked', async () => {
    const engine = SearchEngine.open(CORE, readAll);
    const told: Answer[] = [];
    await engine.ask(
      'jeton',
      () => false,
      (one) => told.push(one),
    );
    expect(told).toEqual([]);
  });
});

describe('a question is understood', () => {
  it.each([
    ['half typed', 'deconn', '/docs/connexion#deconnexion'],
    ['with a fault', 'jetno révoqué', '/docs/partage#revoquer'],
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
    ['with the name of the product', 'coffre fort connecter', '/docs/connexion'],
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

  it('and an empty one has no answer', async () => {
    expect(await answer('  ')).toMatchObject({ pages: [], count: 0, nearestWords: [] });
  });
});

describe('a file that does not arrive', () => {
  it.each(['words', 'postings', 'titles', 'texts'])(
    'of %s: what is there answers, and says so',
    async (kind) => {
      const told = await answersTo('jeton', new RegExp(`/${kind}-`));
      expect(told.at(-1)?.isIncomplete).toBe(true);
      if (kind === 'texts') expect(told.at(-1)?.count).toBeGreaterThan(0);
    },
  );

  it('is asked for again by the next question', async () => {
    let isLost = true;
    const engine = SearchEngine.open(CORE, async (name) => {
      if (isLost && name.includes('/postings-')) throw new Error('lost');
      return readAll(name);
    });
    const counts: number[] = [];
    const ask = () =>
      engine.ask(
        'jeton',
        () => true,
        ({ count }) => counts.push(count),
      );
    await ask();
    expect(counts).toEqual([0]);
    isLost = false;
    await ask();
    expect(counts.at(-1)).toBeGreaterThan(0);
  });

  it('may be of another format: the page has to be loaded again', () => {
    expect(() => SearchEngine.open({ ...CORE, format: -1 }, readAll)).toThrow(NewerVersion);
  });
});

it('the words asked for are found in the texts of a page', () => {
  const engine = SearchEngine.open(CORE, readAll);
  expect(engine.marksIn(['Un jeton révoqué.', 'Rien.'], 'révoquer', ['jeton'])).toEqual([
    [
      [3, 8],
      [9, 16],
    ],
    [],
  ]);
});

describe('typing mistakes', () => {
  it('are letters added, left out, changed and swapped', () => {
    expect(editDistance('certificta', 'certificat', 2)).toBe(1);
    expect(editDistance('signler', 'signaler', 2)).toBe(1);
    expect(editDistance('abc', 'xyz', 2)).toBe(3);
  });

  it('are corrected in no word under four letters, one under eight, two from there', () => {
    const candidatesFor = (word: string, ...known: string[]): string[] =>
      new WordList({ words: known.join('\n'), otherTerms: '', synonyms: {}, phrases: {}, known: '' })
        .typoCandidates(word)
        .map((candidate) => candidate.word);
    expect(candidatesFor('nia', 'nie')).toEqual([]);
    expect(candidatesFor('rola', 'role')).toEqual(['role']);
    expect(candidatesFor('raul', 'role')).toEqual([]);
    expect(candidatesFor('autorsatoin', 'autorisation')).toEqual(['autorisation']);
  });
});
