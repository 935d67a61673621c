import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchData } from '../../shared/data';
import { forms } from '../../shared/forms';
import { type Answered, answer } from './answer';
import { buildCorpus, type Corpus } from './corpus';
import type { Marked } from './excerpt';
import { editDistance, Vocabulary } from './vocabulary';

const DATA: SearchData = {
  name: 'Coffre fort',
  pages: [
    [
      '/docs/partage',
      'Jetons de partage',
      3,
      [
        ['', 1, 'Jetons de partage', 'Un jeton ouvre une ressource en lecture, sans compte.', '', 0],
        [
          'revoquer',
          2,
          'Mettre fin à un partage',
          'Le partage dure trente jours.\nUn jeton révoqué ne s’ouvre plus : l’appel rend share-token-revoked.',
          '',
          0,
        ],
      ],
    ],
    [
      '/docs/connexion',
      'Se connecter',
      1,
      [
        ['', 1, 'Se connecter', 'Entrez dans l’application avec votre mot de passe.', '', 0],
        [
          'deconnexion',
          2,
          'Se déconnecter',
          `${'Laissez partir vos photos. '.repeat(12)}Puis touchez « Compte ».`,
          '',
          0,
        ],
      ],
    ],
  ],
  asked: ['', 'couper acces\nclore invitation', '', 'changer telephone'].join('\n\n'),
  synonyms: [
    ['mdp', 'mot passe'],
    ['quitter compte|fermer compte', 'deconnecter'],
  ],
  ordinary: 'jupon',
  forms,
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await buildCorpus(DATA, async () => {});
});

const urls = ({ pages }: Answered): string[] => pages.flatMap(({ results }) => results.map(({ url }) => url));
const markedWords = ({ text, marks }: Marked): string[] =>
  marks.map(([start, end]) => text.slice(start, end));
const best = (query: string) => answer(corpus, query).pages[0]?.results[0];

describe('an answer', () => {
  it('shows the page, its audience, the section and where it stands', () => {
    const [page] = answer(corpus, 'révocation').pages;
    expect(page).toMatchObject({ url: '/docs/partage', title: 'Jetons de partage', audience: 'API' });
    expect(page?.results[0]).toMatchObject({
      url: '/docs/partage#revoquer',
      heading: { text: 'Mettre fin à un partage' },
      path: ['Jetons de partage'],
    });
  });

  it('shows the line that answers, its words marked whatever their form', () => {
    const excerpt = best('révocation d’un jeton')?.excerpt;
    expect(excerpt?.text).toMatch(/^Un jeton révoqué/);
    expect(excerpt && markedWords(excerpt).slice(0, 2)).toEqual(['jeton', 'révoqué']);
  });

  it('cuts a long line around the match, between two words', () => {
    const excerpt = best('touchez compte')?.excerpt;
    expect(excerpt?.text).toMatch(/^… .*« Compte »\.$/);
    expect(excerpt?.text.length).toBeLessThan(200);
  });

  it('shows a page once, where its best section stands', () => {
    const pages = answer(corpus, 'jeton révoqué, se déconnecter').pages.map(({ url }) => url);
    expect(pages).toEqual(['/docs/partage', '/docs/connexion']);
  });

  it('marks the heading too', () => {
    const heading = best('deconnecter')?.heading;
    expect(heading && markedWords(heading)).toEqual(['déconnecter']);
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
  ])('%s: %s', (_, query, url) => {
    expect(urls(answer(corpus, query))[0]).toBe(url);
  });

  it('but an ordinary word is not mended into one of the pages', () => {
    expect(answer(corpus, 'jupon').count).toBe(0);
    expect(answer(corpus, 'juton').count).toBeGreaterThan(0);
  });

  it('or the nearest words are offered, as the pages write them', () => {
    expect(answer(corpus, 'applixyzion')).toEqual({ pages: [], count: 0, nearest: ['application'] });
  });

  it('and of each word one form only is offered', () => {
    // The pages have « jeton » and « jetons ».
    expect(answer(corpus, 'jetwwwwwwwww').nearest).toEqual(['jeton']);
  });

  it('and no word that the pages do not have is offered', () => {
    expect(answer(corpus, 'invitwwwwww').nearest).toEqual([]);
  });

  it('and an empty one has no answer', () => {
    expect(answer(corpus, '  ')).toEqual({ pages: [], count: 0, nearest: [] });
  });
});

describe('the vocabulary', () => {
  it('counts letters added, left out, changed and swapped', () => {
    expect(editDistance('certificta', 'certificat', 2)).toBe(1);
    expect(editDistance('signler', 'signaler', 2)).toBe(1);
    expect(editDistance('abc', 'xyz', 2)).toBe(3);
  });

  it('mends no word under four letters, one fault under eight, two from there', () => {
    const vocabulary = new Vocabulary(['nie', 'role', 'autorisation']);
    const mends = (word: string): string[] => vocabulary.near(word).map((candidate) => candidate.word);
    expect(mends('nia')).toEqual([]);
    expect(mends('rola')).toEqual(['role']);
    expect(mends('raul')).toEqual([]);
    expect(mends('autorsatoin')).toEqual(['autorisation']);
  });
});
