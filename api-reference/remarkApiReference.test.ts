// Markdown with pieces is compiled to HTML; each test reads that HTML, or its words.
import { evaluate } from '@mdx-js/mdx';
import type { Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { classesOf, parseFragment } from '../lib/hast';
import rehypeCodeBlocks from '../markdown/code/rehypeCodeBlocks';
import { publishedContract } from './contract';
import remarkApiReference from './remarkApiReference';

// The first test reads the whole contract.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

type Code = { html?: string; title?: string; children?: ReactNode };

/** Shows a block of code as its title and its text; inline code has no `html`. */
const code = ({ html, title, children }: Code): ReactNode =>
  html === undefined
    ? createElement('code', null, children)
    : createElement(
        'figure',
        null,
        createElement('p', null, title),
        createElement('pre', null, textOf(parseFragment(html))),
      );

async function htmlOf(markdown: string, contract?: string): Promise<string> {
  const page = { value: markdown, path: 'docs/api/page.mdx' };
  const options = contract ? { contract: () => `tests/fixtures/contracts/${contract}.yaml` } : {};
  const { default: Content } = await evaluate(page, {
    ...runtime,
    remarkPlugins: [[remarkApiReference, options]],
    rehypePlugins: [rehypeCodeBlocks],
  });
  return renderToStaticMarkup(createElement(Content, { components: { code } }));
}

const LINE_ENDS = new Set(['p', 'li', 'summary', 'dt', 'dd', 'h3']);

/** The words of a part of the HTML, as a reader meets them: one line for each paragraph, item or heading. */
function wordsOf(html: string): string {
  const read = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (node.type === 'element' && classesOf(node).includes('api-anchor')) return '';
    const text = 'children' in node ? node.children.map(read).join('') : '';
    return node.type === 'element' && LINE_ENDS.has(node.tagName) ? `${text}\n` : text;
  };
  return read(parseFragment(html)).replace(/[ \n]*\n[ \n]*/g, '\n');
}

describe('an operation', () => {
  let html = '';
  let words = '';
  beforeAll(async () => {
    html = await htmlOf('## Créer\n\n<Operation id="createCase" />');
    words = wordsOf(html);
  });

  it('opens with its method and path, then what it is for and who may call it', () => {
    expect(html).toContain(
      '<p class="api-signature"><span class="api-method" data-method="post">POST</span> <code>/cases</code></p>',
    );
    expect(words).toContain('Ouvre un dossier sur une trame publiée');
    expect(words).toMatch(/Portée\ncases:write/);
    expect(words).toMatch(/Idempotence\npar Idempotency-Key/);
    expect(words).toMatch(/Débit\n300 requêtes par minute/);
  });

  it('has headings with addresses of their own', () => {
    const headings = [...html.matchAll(/<h3 id="([^"]*)">([^<]*)<\/h3>/g)].map(([, id, title]) => [
      id,
      title,
    ]);
    expect(headings).toEqual([
      ['create-case-requete', 'Requête'],
      ['create-case-reponse-201', 'Réponse 201'],
      ['create-case-erreurs', 'Erreurs'],
    ]);
  });

  it('gives each field its name, type, presence, limits, description and address', () => {
    expect(html).toContain('<li id="create-case-corps-title" class="api-field">');
    expect(html).toContain('href="#create-case-corps-title" aria-label="Lien direct vers le champ title"');
    expect(words).toContain('title texte, obligatoire, 120 caractères au plus');
    expect(words).toContain('externalReference texte, facultatif, peut être null, 64 caractères au plus');
  });

  it('folds what an object holds, open when it is short', () => {
    expect(html).toMatch(/<details class="api-fold" open=""><summary>2 champs de <code>progress<\/code>/);
  });

  it('shows the answer as JSON under a title', () => {
    expect(words).toContain("Réponse 201 : Dossier ouvert, qui vient d'être créé\n{\n");
    expect(words).toContain('"progress": { "requiredSteps": 3, "completedRequiredSteps": 0 },');
  });

  it('lists its own errors with cause and remedy, and names the general ones', () => {
    expect(words).toContain(
      '422 template-not-published Trame en brouillon ou archivée. Que faire : publier la trame.',
    );
    expect(html).toContain('<li id="create-case-erreur-template-not-published">');
    expect(words).toMatch(/Et comme partout : 400 invalid-request, 401 unauthenticated/);
    expect(html).toContain('<a href="./intro.mdx#erreurs">catalogue des erreurs</a>');
  });

  it('keeps everything but its headings in named parts', () => {
    const parts = [...html.matchAll(/<div class="api-part" data-part="([^"]*)"/g)].map(([, name]) => name);
    expect(parts).toEqual([
      'create-case',
      'create-case-requete',
      'create-case-reponse-201',
      'create-case-erreurs',
    ]);
  });

  it('ends its page with the contract that samples were run against', () => {
    const sum = publishedContract().sha256.slice(0, 8);
    const last = words.trim().slice(words.trim().lastIndexOf('Exemples exécutés'));
    expect(last).toMatch(new RegExp(`^Exemples exécutés contre le contrat [\\d.]+ \\(SHA-256 ${sum}…\\)`));
    expect(last).not.toContain('\n');
  });

  it('has no id twice', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

it('fields already listed on the page are folded, with a word on where', async () => {
  const html = await htmlOf('<Operation id="createCase" />\n\n<Operation id="getCase" />');
  expect(wordsOf(html)).toContain('17 champs, comme dans la réponse 201 de « Créer un dossier »');
});

it('the index of operations groups them by family and gives their scope', async () => {
  const words = wordsOf(await htmlOf('<Operations />'));
  expect(words).toMatch(/Dossiers\nPOST \/cases Créer un dossier, cases:write\n/);
  expect(words.match(/\b(GET|POST) \//g)).toHaveLength(25);
});

it('the scopes say what each allows', async () => {
  const html = await htmlOf('<Scopes />');
  expect(html).toContain('<li id="portee-cases-write">');
  expect(wordsOf(html)).toMatch(
    /cases:write Créer, clore et annuler des dossiers\.\nOpérations : Créer un dossier, /,
  );
});

it('the webhooks tell once what all have alike, then each event', async () => {
  const html = await htmlOf('<Webhooks />');
  const words = wordsOf(html);
  expect(words.match(/webhook-signature texte/g)).toHaveLength(1);
  expect(words.match(/Votre réponse/g)).toHaveLength(1);
  expect([...html.matchAll(/<h3 id="webhook-/g)]).toHaveLength(12);
  expect(words).toContain('certificate.certified\nCertificat certifié. Le jeton');
});

it('the fields of a schema are listed', async () => {
  const words = wordsOf(await htmlOf('<SchemaFields name="Certilink" />'));
  expect(words).toContain('expiresAt date et heure\nÉchéance du Certilink.');
});

describe('a mistake is refused with its file and line', () => {
  it.each([
    [
      'an unknown operation',
      '<Operation id="createCasse" />',
      /L'opération « createCasse ».*Noms proches : createCase,/,
    ],
    [
      'an unknown schema',
      '<SchemaFields name="Certilnk" />',
      /Le schéma « Certilnk ».*Noms proches : Certilink,/,
    ],
    [
      'an unknown attribute',
      '<Operation name="createCase" />',
      /« name » inconnu dans <Operation>.*connus : id/,
    ],
    ['an attribute too many', '<Webhooks id="a" />', /« id » inconnu dans <Webhooks>/],
    ['a missing attribute', '<Operation />', /Il manque l'attribut id="…"/],
    ['an attribute that is code', '<Operation id={a} />', /textes entre guillemets droits/],
    ['a part that is no number', '<Samples name="a" part="un" />', /part="un"/],
    ['a piece inside a sentence', 'Texte <Scopes /> et texte.', /seul sur sa ligne/],
  ])('%s', async (_, markdown, reason) => {
    await expect(htmlOf(`Texte.\n\n${markdown}`)).rejects.toMatchObject({
      reason: expect.stringMatching(reason),
      file: 'docs/api/page.mdx',
      line: 3,
    });
  });
});

describe('a contract of OpenAPI 3.0 written to be hard', () => {
  let html = '';
  let words = '';
  beforeAll(async () => {
    html = await htmlOf(
      ['animaux.lire/fiche', 'remplacerArbre', 'rien'].map((id) => `<Operation id="${id}" />`).join('\n\n'),
      'nasty-3.0',
    );
    words = wordsOf(html);
  });

  it.each([
    ['no summary', 'GET /animaux/{espèce}/fiches/{id fiche}.'],
    ['deprecated', 'Opération obsolète'],
    ['optional access', "clé dans l'en-tête X-Clef, facultative"],
    ['label', "S'écrit : /.chat.chien"],
    ['matrix', "S'écrit : /;id fiche=12"],
    ['deepObject', "S'écrit : ?filtre[min]=1&filtre[max]=20"],
    ['spaceDelimited', "S'écrit : ?tags=a%20b"],
    [
      'a nullable list of values',
      'langue texte, facultatif, peut être null, valeurs : fr ou es\nLangue voulue.',
    ],
    ['a cookie', 'session UUID, obligatoire, obsolète'],
    ['a discriminator', 'Chat, si espèce vaut chat'],
    ['an allOf chain', 'tours liste de listes de nombres, parfois absent\nTours appris.'],
    ['a recursion', 'gauche même objet que Noeud'],
    ['a map', 'chaque clé texte'],
    ['no name', '"" texte'],
    ['no example', "Corps : exemple construit d'après le schéma"],
    ['an empty answer', 'Réponse 204\nRemplacé.\nSans corps.'],
    ['a range of errors', '4XX Refus. Avec un second paragraphe et du code.'],
    ['the default answer', 'Toute autre réponse Autre chose.'],
    ['several media types', 'Corps multipart/form-data, facultatif\nfichier fichier, obligatoire'],
    ['HTML in a description', 'Du <b>HTML</b> {et des accolades}'],
  ])('%s', (_, expected) => {
    expect(words).toContain(expected);
  });

  it('brings no picture, no title and no link from its texts', () => {
    expect(html).not.toMatch(/<img|<h1|ailleurs\.md/);
  });

  it('shows the parameter of the operation in place of that of the path', () => {
    expect(words).not.toContain('Remplacé par celui');
  });

  it('ignores callbacks', () => {
    expect(words).not.toContain('rappel');
  });

  it('has no id twice', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe('a contract of OpenAPI 3.1 written to be hard', () => {
  let words = '';
  beforeAll(async () => {
    words = wordsOf(
      await htmlOf(
        '<Operation id="créerForme" />\n\n<Operation id="supprimer_valeurs" />\n\n<Scopes />\n\n<Webhooks />\n\n<SchemaFields name="Boucle" />',
        'nasty-3.1',
      ),
    );
  });

  it.each([
    [
      'access by two ways',
      "jeton d'accès (Authorization: Bearer) et clé dans le paramètre d'adresse clef ou certificat TLS",
    ],
    ['forms without names', 'Une forme parmi celles-ci :\nCarré\ngenre texte, obligatoire, toujours carre'],
    ['a tuple', 'élément 2 nombre'],
    ['lists of lists', "matrice liste de listes de listes d'objets Cellule"],
    ['type arrays', 'mélange texte ou entier, facultatif, peut être null, par défaut : null'],
    ['words beside a reference', 'Décrite ici, au-dessus de la référence.'],
    ['a field called $ref', '$ref texte, facultatif\nUn champ nommé $ref.'],
    ['a pattern of keys', 'chaque clé de la forme ^x- entier'],
    ['an unknown error', '409 forme-prise Conflit.'],
    ['a path item by reference', 'DELETE /valeurs/{a}'],
    ['an accented scope', 'écrire Écrire tout.'],
    ['a schema that is part of itself', 'a texte'],
    ['an event without words', 'forme.créée\nforme.créée.'],
  ])('%s', (_, expected) => {
    expect(words).toContain(expected);
  });
});
