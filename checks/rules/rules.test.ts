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

/** A right text, a wrong one, and its message. Line 6 of the page is the first one of the text. */
type Example = [good: string, bad: string, message: RegExp, { line?: number; fixed?: string }?];

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  headings: [
    ['## Où {/* #ou */}\n\n### Là {/* #la */}', '# Où', /niveau 1/],
    ['## Où', '## Où\n\n#### Trop bas', /niveaux permis/, { line: 8 }],
    ['## Où\n\n### Là', '### Là', /saute un niveau/],
  ],
  'heading-ids': [
    ['## À lire {/* #a */}', '## À lire', /ajoutez/, { fixed: '## À lire {/* #a-lire */}' }],
    ['## A {/* #a */}', '## A {/* #À_B */}', /minuscules sans accent/],
    ['## A {/* #a */}\n\n## B {/* #b */}', '## A {/* #a */}\n\n## B {/* #a */}', /déjà pris/, { line: 8 }],
  ],
  'plain-typing': [
    ["L'étape ?", 'L\u2019étape', /apostrophe typographique/, { fixed: "L'étape" }],
    ['Quoi ?', 'Quoi\u202F?', /fine insécable/, { fixed: 'Quoi ?' }],
  ],
  'raw-html': [['<kbd>Entrée</kbd>', '<div>Texte</div>', /<div>/]],
  admonitions: [
    [':::note[Titre]\n\nTexte.\n\n:::', ':::attention\n\nTexte.\n\n:::', /choisissez note/],
    [':::note\n\nTexte.\n\n:::', ':::note Titre\n\nTexte.\n\n:::', /entre crochets/],
  ],
  'admonition-fences': [
    [':::note\n\nUn.\n\n:::\n\n## Deux', ':::note\n\nUn.\n\n## Deux', /jamais refermé, .* une ligne :::/],
    [
      ':::note\n\nUn.\n\n:::\n\n:::tip\n\nDeux.\n\n:::',
      'Un.\n\n:::note\n\nDeux.\n\n:::tip\n\nTrois.\n\n:::',
      /« :::note » n'est pas refermé avant « :::tip », ligne 12/,
      { line: 8 },
    ],
    [
      '::::note[A]\n\n:::tip\n\n:::\n\n::::',
      ':::note[A]\n\n:::tip\n\n:::\n\n:::',
      /« ::::note\[A\] » et « :::: »/,
    ],
    ['::::note\n\n:::tip\n\n:::\n\n::::', '::::note\n\n:::tip\n\n::::', /:::tip » n'est jamais/, { line: 8 }],
    [':::note\n\nUn.\n\n:::', '::: note\n\nUn.\n\n:::', /« ::: note » n'est pas lu comme .* écrivez :::note/],
    ['- Un :\n\n  :::note\n\n  Deux.\n\n  :::', '::note\n\nUn.\n\n:::', /« ::note » n'est pas lu/],
    ['~~~mdx\n:::note\n~~~', ':::note\n\nUn.\n\n::', /« :: » n'est pas lu/, { line: 10 }],
    ['Un.', 'Un.\n\n:::', /ne referme aucun encadré/, { line: 8 }],
  ],
  facts: [
    [
      `Un {{${knownFact}}} deux, \`\\{{rien}}\`.`,
      `Un {{${knownFact}x}}.`,
      new RegExp(`Noms proches : ${knownFact.replaceAll('.', '\\.')},`),
    ],
    [`{{${knownTable}}}`, `Voici {{${knownTable}}}`, /seul sur sa ligne/],
    [`Un.\n\n{{${knownTable}}}`, `~~~text\n{{${knownTable}}}\n~~~`, /hors du bloc/],
  ],
  'single-braces': [
    [
      `{{${knownFact}}}, \`{id}\`, {' '}, {frontMatter.title}`,
      `Un {${knownFact}} deux.`,
      /accolades simples/,
      { fixed: `Un {{${knownFact}}} deux.` },
    ],
    ['`{id}`', 'Appelez /cases/{id}.', /entre accents graves, `\{id\}`/],
    ["export const taille = '3'\n\nUn {taille}.", '{taille}', /{taille} se lit/],
  ],
  components: [
    [
      '<Operation />\n\n<Details>\n\nUn.\n\n</Details>',
      '<Opération />',
      /<Opération> n'existe .* : <Operation>/,
    ],
    ['<Figure name="a" /> <Figure name="b" />', 'Voyez <Figure /> ici.', /<Figure> doit être seul sur/],
    ["import Carte from './Carte'\n\n<Carte />", 'Un.\n\n<Carte />', /<Carte> n'existe pas/, { line: 8 }],
    [
      "import Tabs from '@theme/Tabs'\n\n<Tabs />",
      "import Carte from 'une-carte'\n\n<Carte />",
      /<Carte> ne répondrait pas au lecteur.*src\/pages/,
      { line: 8 },
    ],
  ],
  'table-pipes': [
    [
      '| A | B |\n|---|---|\n| `a\\|b` | `c` |',
      '| A | B |\n|---|---|\n| `a|b` | `c` |',
      /La barre de `a\|b` coupe la case .* `a\\\|b`\./,
      { line: 8, fixed: '| A | B |\n|---|---|\n| `a\\|b` | `c` |' },
    ],
    ['| A |\n|---|\n| a \\| b |', '| A |\n|---|\n| a | b |', /2 cases dans un tableau de 1 col/, { line: 8 }],
  ],
  images: [
    ['![Le viseur et ses trois témoins](./a.png)', '![](./a.png)', /sans texte de remplacement/],
    ['![Le viseur](./a.png)', '![Image du viseur](./a.png)', /ce que l'image montre/],
  ],
  'link-texts': [
    ['[Rôles et droits](../admin/roles.mdx)', 'Cliquez [ici](../admin/roles.mdx).', /« ici »/],
    ['[la RFC 3161](https://a.example)', '[https://a.example](https://a.example)', /montre une adresse/],
  ],
  'code-fences': [
    ['```json\n{"a": 1}\n```', '```\na\n```', /sans langage/, { fixed: '```text\na\n```' }],
    ['```http\nGET /\n```', '```json\n{a: 1}\n```', /ne se lit pas/],
    ['```text {1} showLineNumbers\na\n```', '```text ligne=1\na\n```', /« ligne=1 » inconnu/],
  ],
  tables: [['| | A |\n|---|---|\n| 1 | 2 |', '| A | |\n|---|---|\n| 1 | 2 |', /en-tête de colonne vide/]],
  'screen-labels': [
    [
      '**« Prêter ce livre »**, **« En retard »**',
      '**« Prêter le livre »**',
      /proches : .*« Prêter ce livre »/,
    ],
  ],
  'typed-facts': [
    [
      'Une image pèse {{settings.poidsImage}} au plus, 4 Mo souvent, 114 Mo jamais.',
      'Une image pèse 14 Mo au plus.',
      /\{\{settings\.poidsImage\}\}/,
    ],
    ['`{{identity.api}}/loans`', '`https://biblio.example/aide/api/loans`', /\{\{identity\.api\}\}/],
  ],
  'glossary-words': [
    ["Un prêt ; `emprunt` ; le bulletin d'emprunt.", 'Des emprunts.', /le mot du glossaire est « prêt »/],
  ],
  'legal-wording': [['Un livre assuré contre la perte.', 'Un prêt sans aucun risque.', /promesse juridique/]],
  'sentence-length': [
    [
      'Une phrase. Une autre, avec `un code bien long` dedans.',
      `${'mot '.repeat(41)}fin.`,
      /Phrase de 42 mots/,
    ],
  ],
};

/** Rules on what the product says have a made-up one here. */
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

it('every page rule has a test here', () => {
  const tested = ['front-matter', ...Object.keys(EXAMPLES)];
  expect(tested.sort()).toEqual(pageRules.map(({ id }) => id).sort());
});

it('the components that the theme gives to pages are those of THEME_COMPONENTS', () => {
  const file = require.resolve('@docusaurus/theme-classic/lib/theme/MDXComponents/index.js');
  const [, given = ''] = /const MDXComponents = \{(.*?)\n\}/s.exec(readFileSync(file, 'utf8')) ?? [];
  const names = [...given.matchAll(/^\s+([A-Z]\w*)\b/gm)].map(([, name = '']) => name);
  expect(names.sort()).toEqual([...THEME_COMPONENTS].sort());
});

describe.each(Object.entries(EXAMPLES))('%s', (id, examples) => {
  it.each(examples)('« %s » passes, « %s » is refused', (good, bad, message, { line = 6, fixed } = {}) => {
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
  const check = (source: string) =>
    pageRules.find(({ id }) => id === 'front-matter')?.check(readPage('docs/a.mdx', source));

  it('a title and a description of the right length pass', () => {
    expect(check(FRONT_MATTER)).toEqual([]);
  });

  it.each([
    ['an unknown key', /\n---\n\n/, '\ntags: [a]\n---\n\n', 4, /« tags » inconnu/],
    ['a title that the build takes for a number', /title: .*/, 'title: 2025', 2, /title: "2025"/],
    ['what is neither true nor false', /title: .*/, '$&\nunlisted: oui', 3, /true ou false/],
    ['a missing title', /title: .*\n/, '', 1, /titre/],
    ['a short description', /description: .*/, 'description: Trop court.', 3, /11 caractères/],
  ])('%s is refused, on its line', (_, text, instead, line, message) => {
    const faults = check(FRONT_MATTER.replace(text, instead));
    expect(faults).toEqual([{ line, message: expect.stringMatching(message) }]);
  });
});

describe('sentence-length', () => {
  it('a sentence of 28 words is a warning in a guide, and allowed in the API reference', () => {
    const sentence = `${'mot '.repeat(27)}fin.`;
    expect(findingsOf('sentence-length', sentence)).toMatchObject([{ level: 'warning' }]);
    expect(findingsOf('sentence-length', sentence, 'docs/api/cases.mdx')).toEqual([]);
  });

  it('an abbreviation does not end a sentence', () => {
    const sentence = `${'mot '.repeat(20)}art. 41 ${'mot '.repeat(20)}fin.`;
    expect(findingsOf('sentence-length', sentence)).toHaveLength(1);
  });
});
