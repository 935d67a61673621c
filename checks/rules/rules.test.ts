// Each rule on a page passes a right text and reports a wrong one.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEME_COMPONENTS } from '../../markdown/unknownNames';
import { factNames, factTables } from '../../product/facts';
import * as library from '../../tests/fixtures/library';
import { readPage } from '../page';
import type { Finding } from '../rule';
import { pageRules } from '.';
import { glossaryWordsRule } from './glossary-words';
import { legalWordingRule } from './legal-wording';
import { screenLabelsRule } from './screen-labels';
import { typedFactsRule } from './typed-facts';

const FRONT_MATTER = `---
title: Rendre un livre
description: Apprenez quand un livre doit être rendu, où le déposer et ce qui se passe quand il est en retard.
---

`;
const page = (body: string, file = 'docs/utilisateurs/nie.mdx') => readPage(file, FRONT_MATTER + body);

const [knownFact = ''] = factNames();
const [knownTable = ''] = factTables.keys();

/** The wrong text is told of on its first line, which is the sixth of its page, unless another is said. */
type Example = { good: string; bad: string; message: RegExp; line?: number; fixed?: string };

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  headings: [
    { good: '## Où {/* #ou */}\n\n### Là {/* #la */}', bad: '# Où', message: /niveau 1/ },
    { good: '## Où', bad: '## Où\n\n#### Trop bas', message: /niveaux permis/, line: 8 },
    { good: '## Où\n\n### Là', bad: '### Là', message: /saute un niveau/ },
  ],
  'heading-ids': [
    {
      good: '## Où le lire {/* #ou-le-lire */}',
      bad: '## Où le lire',
      message: /ajoutez \{\/\* #ou-le-lire \*\/\}/,
      fixed: '## Où le lire {/* #ou-le-lire */}',
    },
    { good: '## A {/* #a */}', bad: '## A {/* #À_B */}', message: /minuscules sans accent/ },
    {
      good: '## A {/* #a */}\n\n## B {/* #b */}',
      bad: '## A {/* #a */}\n\n## B {/* #a */}',
      message: /déjà pris/,
      line: 8,
    },
  ],
  'plain-typing': [
    { good: "L'étape ?", bad: 'L\u2019étape', message: /apostrophe typographique/, fixed: "L'étape" },
    { good: 'Quoi ?', bad: 'Quoi\u202F?', message: /fine insécable/, fixed: 'Quoi ?' },
  ],
  'raw-html': [{ good: '<kbd>Entrée</kbd>', bad: '<div>Texte</div>', message: /<div>/ }],
  admonitions: [
    {
      good: ':::note[Titre]\n\nTexte.\n\n:::',
      bad: ':::attention\n\nTexte.\n\n:::',
      message: /choisissez note/,
    },
    { good: ':::note\n\nTexte.\n\n:::', bad: ':::note Titre\n\nTexte.\n\n:::', message: /entre crochets/ },
  ],
  'admonition-fences': [
    {
      good: ':::note\n\nUn.\n\n:::\n\n## Deux',
      bad: ':::note\n\nUn.\n\n## Deux',
      message: /« :::note » n'est jamais refermé, .* ajoutez une ligne :::/,
    },
    {
      good: ':::note\n\nUn.\n\n:::\n\n:::tip\n\nDeux.\n\n:::',
      bad: 'Un.\n\n:::note\n\nDeux.\n\n:::tip\n\nTrois.\n\n:::',
      message: /« :::note » n'est pas refermé avant « :::tip », ligne 12/,
      line: 8,
    },
    {
      good: '::::note[Titre]\n\n:::tip\n\nUn.\n\n:::\n\n::::',
      bad: ':::note[Titre]\n\n:::tip\n\nUn.\n\n:::\n\n:::',
      message: /« ::::note\[Titre\] » et « :::: »/,
    },
    {
      good: '::::note\n\n:::tip\n\nUn.\n\n:::\n\n::::',
      bad: '::::note\n\n:::tip\n\nUn.\n\n::::',
      message: /« :::tip » n'est jamais refermé/,
      line: 8,
    },
    {
      good: ':::note\n\nUn.\n\n:::',
      bad: '::: note\n\nUn.\n\n:::',
      message: /« ::: note » n'est pas lu comme un encadré : écrivez :::note/,
    },
    {
      good: '- Un :\n\n  :::note\n\n  Deux.\n\n  :::',
      bad: '::note\n\nUn.\n\n:::',
      message: /« ::note » n'est pas lu/,
    },
    { good: '~~~mdx\n:::note\n~~~', bad: ':::note\n\nUn.\n\n::', message: /« :: » n'est pas lu/, line: 10 },
    { good: 'Un.', bad: 'Un.\n\n:::', message: /ne referme aucun encadré/, line: 8 },
  ],
  facts: [
    {
      good: `Un {{${knownFact}}} deux, \`\\{{rien}}\`.`,
      bad: `Un {{${knownFact}x}}.`,
      message: new RegExp(`Noms proches : ${knownFact.replaceAll('.', '\\.')},`),
    },
    { good: `{{${knownTable}}}`, bad: `Voici {{${knownTable}}}`, message: /seul sur sa ligne/ },
    { good: `Un.\n\n{{${knownTable}}}`, bad: `~~~text\n{{${knownTable}}}\n~~~`, message: /hors du bloc/ },
  ],
  'single-braces': [
    {
      good: `{{${knownFact}}}, \`{id}\`, {' '}, {frontMatter.title}`,
      bad: `Un {${knownFact}} deux.`,
      message: /accolades simples/,
      fixed: `Un {{${knownFact}}} deux.`,
    },
    { good: '`{id}`', bad: 'Appelez /cases/{id}.', message: /entre accents graves, `\{id\}`/ },
    { good: "export const taille = '3'\n\nUn {taille}.", bad: '{taille}', message: /{taille} se lit/ },
  ],
  components: [
    {
      good: '<Operation id="a" />\n\n<Details>\n\nUn.\n\n</Details>',
      bad: '<Opération id="a" />',
      message: /<Opération> n'existe pas\. Composants proches : <Operation>/,
    },
    { good: '<Figure name="a" />', bad: '<Figur name="a" />', message: /proches : <Figure>/ },
    {
      good: '<Figure name="a" /> <Figure name="b" />',
      bad: 'Voyez <Figure name="a" /> ici.',
      message: /<Figure> doit être seul sur sa ligne/,
    },
    {
      good: "import Carte from './Carte'\n\n<Carte />",
      bad: 'Un.\n\n<Carte />',
      message: /<Carte> n'existe pas/,
      line: 8,
    },
    {
      good: "import Tabs from '@theme/Tabs'\n\n<Tabs />",
      bad: "import Carte from 'une-carte'\n\n<Carte />",
      message: /<Carte> ne répondrait pas au lecteur.*src\/pages/,
      line: 8,
    },
  ],
  'table-pipes': [
    {
      good: '| A | B |\n|---|---|\n| `a\\|b` | `c` |',
      bad: '| A | B |\n|---|---|\n| `a|b` | `c` |',
      message: /La barre de `a\|b` coupe la case .* `a\\\|b`\./,
      line: 8,
      fixed: '| A | B |\n|---|---|\n| `a\\|b` | `c` |',
    },
    {
      good: '| A | B |\n|---|---|\n| a \\| b | c |',
      bad: '| A | B |\n|---|---|\n| a | b | c |',
      message: /3 cases dans un tableau de 2 colonnes/,
      line: 8,
    },
  ],
  images: [
    {
      good: '![Le viseur et ses trois témoins](./a.png)',
      bad: '![](./a.png)',
      message: /sans texte de remplacement/,
    },
    { good: '![Le viseur](./a.png)', bad: '![Image du viseur](./a.png)', message: /ce que l'image montre/ },
  ],
  'link-texts': [
    {
      good: '[Rôles et droits](../admin/roles.mdx)',
      bad: 'Cliquez [ici](../admin/roles.mdx).',
      message: /« ici »/,
    },
    {
      good: '[la RFC 3161](https://a.example)',
      bad: '[https://a.example](https://a.example)',
      message: /montre une adresse/,
    },
  ],
  'code-fences': [
    { good: '```json\n{"a": 1}\n```', bad: '```\na\n```', message: /sans langage/, fixed: '```text\na\n```' },
    { good: '```http\nGET /\n```', bad: '```json\n{a: 1}\n```', message: /ne se lit pas/ },
    {
      good: '```text {1} showLineNumbers\na\n```',
      bad: '```text ligne=1\na\n```',
      message: /« ligne=1 » inconnu/,
    },
    { good: '```bash\na\n```', bad: '```batch\na\n```', message: /Langage « batch » inconnu/ },
    { good: '```text {1}\na\n```', bad: '```text {2}\na\n```', message: /le code a 1 ligne/ },
  ],
  tables: [
    {
      good: '| | A |\n|---|---|\n| 1 | 2 |',
      bad: '| A | |\n|---|---|\n| 1 | 2 |',
      message: /en-tête de colonne vide/,
    },
  ],
  'screen-labels': [
    {
      good: 'Touchez **« Prêter ce livre »**, puis attendez **« En retard »**.',
      bad: 'Touchez **« Prêter le livre »**.',
      message: /Libellés proches : .*« Prêter ce livre »/,
    },
  ],
  'typed-facts': [
    {
      good: 'Une image pèse {{settings.poidsImage}} au plus, 4 Mo souvent, 114 Mo jamais.',
      bad: 'Une image pèse 14 Mo au plus.',
      message: /\{\{settings\.poidsImage\}\}/,
    },
    {
      good: '`{{identity.api}}/loans`',
      bad: '`https://biblio.example/aide/api/loans`',
      message: /\{\{identity\.api\}\}/,
    },
  ],
  'glossary-words': [
    {
      good: "Un prêt ; le champ `emprunt` ; le bulletin d'emprunt.",
      bad: 'Des emprunts ouverts.',
      message: /le mot du glossaire est « prêt »/,
    },
  ],
  'legal-wording': [
    {
      good: 'Un livre assuré contre la perte.',
      bad: 'Un prêt sans aucun risque.',
      message: /promesse juridique/,
    },
  ],
  'sentence-length': [
    {
      good: 'Une phrase courte. Une autre, avec `un code bien long et plein de mots` dedans.',
      bad: `${'mot '.repeat(41)}fin.`,
      message: /Phrase de 42 mots/,
    },
  ],
};

/** The rules on what the product says are tried on a made-up one. */
const LIBRARY_RULES = [
  screenLabelsRule(library.labels),
  typedFactsRule(library.settings, library.addresses),
  glossaryWordsRule(library.terms),
  legalWordingRule(library.wordings),
];

function findingsOf(id: string, body: string, file?: string): Finding[] {
  const rule = [...LIBRARY_RULES, ...pageRules].find((candidate) => candidate.id === id);
  if (!rule) throw new Error(`No rule ${id}`);
  return rule.check(page(body, file));
}

it('every page rule is shown here', () => {
  const shown = ['front-matter', ...Object.keys(EXAMPLES)];
  expect(shown.sort()).toEqual(pageRules.map(({ id }) => id).sort());
});

it('the components of the theme are known', () => {
  const file = require.resolve('@docusaurus/theme-classic/lib/theme/MDXComponents/index.js');
  const [, given = ''] = /const MDXComponents = \{(.*?)\n\}/s.exec(readFileSync(file, 'utf8')) ?? [];
  const names = [...given.matchAll(/^\s+([A-Z]\w*)\b/gm)].map(([, name = '']) => name);
  expect(names.sort()).toEqual([...THEME_COMPONENTS].sort());
});

describe.each(Object.entries(EXAMPLES))('%s', (id, examples) => {
  it.each(examples)('passes « $good » and refuses « $bad »', ({ good, bad, message, line = 6, fixed }) => {
    expect(findingsOf(id, good)).toEqual([]);
    const [finding, ...others] = findingsOf(id, bad);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ line, message: expect.stringMatching(message) });
    const { start, end, text } = finding?.fix ?? { start: 0, end: 0, text: '' };
    const source = FRONT_MATTER + bad;
    if (fixed) expect(source.slice(0, start) + text + source.slice(end)).toBe(FRONT_MATTER + fixed);
  });
});

describe('front-matter', () => {
  const told = (source: string): [number, string][] =>
    (pageRules.find(({ id }) => id === 'front-matter')?.check(readPage('docs/a.mdx', source)) ?? []).map(
      ({ line, message }) => [line, message],
    );

  it('passes a title and a description of the right length', () => {
    expect(told(FRONT_MATTER)).toEqual([]);
  });

  it.each([
    ['an unknown key', /\n---\n\n/, '\ntags: [a]\n---\n\n', 4, /« tags » inconnu/],
    ['a title that the build takes for a number', /title: .*/, 'title: 2025', 2, /title: "2025"/],
    ['what is neither true nor false', /title: .*/, '$&\nunlisted: oui', 3, /true ou false/],
    ['a missing title', /title: .*\n/, '', 1, /titre/],
    ['a short description', /description: .*/, 'description: Trop court.', 3, /11 caractères/],
  ])('refuses %s, on its line', (_, text, instead, line, message) => {
    expect(told(FRONT_MATTER.replace(text, instead))).toEqual([[line, expect.stringMatching(message)]]);
  });
});

describe('sentence-length', () => {
  it('only warns between 25 and 40 words, and later in the API reference', () => {
    const sentence = `${'mot '.repeat(27)}fin.`;
    expect(findingsOf('sentence-length', sentence)).toMatchObject([{ level: 'warning' }]);
    expect(findingsOf('sentence-length', sentence, 'docs/api/cases.mdx')).toEqual([]);
  });

  it('does not take an abbreviation for the end of a sentence', () => {
    const sentence = `${'mot '.repeat(20)}art. 41 ${'mot '.repeat(20)}fin.`;
    expect(findingsOf('sentence-length', sentence)).toHaveLength(1);
  });
});
