// Each rule passes a right text and reports a wrong one.
import { describe, expect, it } from 'vitest';
import { readPage } from '../page';
import type { Finding } from '../rule';
import type { Site } from '../site';
import { pageRules, siteRules } from '.';

const FRONT_MATTER = `---
title: Saisir un NIE
description: Comprenez ce qu'est un NIE, quand il est demandé, comment le saisir et comment cette donnée est protégée.
---

`;
const page = (body: string, file = 'docs/utilisateurs/nie.mdx') => readPage(file, FRONT_MATTER + body);

type Example = { good: string; bad: string; message: RegExp; line: number; fixed?: string };

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  headings: [
    { good: '## Où {/* #ou */}\n\n### Là {/* #la */}', bad: '# Où', message: /niveau 1/, line: 6 },
    { good: '## Où', bad: '## Où\n\n#### Trop bas', message: /niveaux permis/, line: 8 },
    { good: '## Où\n\n### Là', bad: '### Là', message: /saute un niveau/, line: 6 },
  ],
  'heading-ids': [
    {
      good: '## Où le lire {/* #ou-le-lire */}',
      bad: '## Où le lire',
      message: /ajoutez \{\/\* #ou-le-lire \*\/\}/,
      line: 6,
      fixed: '## Où le lire {/* #ou-le-lire */}',
    },
    { good: '## A {/* #a */}', bad: '## A {/* #À_B */}', message: /minuscules sans accent/, line: 6 },
    {
      good: '## A {/* #a */}\n\n## B {/* #b */}',
      bad: '## A {/* #a */}\n\n## B {/* #a */}',
      message: /déjà pris/,
      line: 8,
    },
  ],
  'plain-typing': [
    {
      good: "L'étape ?",
      bad: 'L\u2019étape',
      message: /apostrophe typographique/,
      line: 6,
      fixed: "L'étape",
    },
    { good: 'Quoi ?', bad: 'Quoi\u202F?', message: /fine insécable/, line: 6, fixed: 'Quoi ?' },
  ],
  'raw-html': [{ good: '<kbd>Entrée</kbd>', bad: '<div>Texte</div>', message: /<div>/, line: 6 }],
  admonitions: [
    {
      good: ':::note[Titre]\n\nTexte.\n\n:::',
      bad: ':::attention\n\nTexte.\n\n:::',
      message: /choisissez note/,
      line: 6,
    },
    {
      good: ':::note\n\nTexte.\n\n:::',
      bad: ':::note Titre\n\nTexte.\n\n:::',
      message: /entre crochets/,
      line: 6,
    },
  ],
  images: [
    {
      good: '![Le viseur et ses trois témoins](./a.png)',
      bad: '![](./a.png)',
      message: /sans texte de remplacement/,
      line: 6,
    },
    {
      good: '![Le viseur](./a.png)',
      bad: '![Image du viseur](./a.png)',
      message: /ce que l'image montre/,
      line: 6,
    },
  ],
  'link-texts': [
    {
      good: '[Rôles et droits](../admin/roles.mdx)',
      bad: 'Cliquez [ici](../admin/roles.mdx).',
      message: /« ici »/,
      line: 6,
    },
    {
      good: '[la RFC 3161](https://a.example)',
      bad: '[https://a.example](https://a.example)',
      message: /montre une adresse/,
      line: 6,
    },
  ],
  'code-fences': [
    {
      good: '```json\n{"a": 1}\n```',
      bad: '```\na\n```',
      message: /sans langage/,
      line: 6,
      fixed: '```text\na\n```',
    },
    { good: '```http\nGET /\n```', bad: '```json\n{a: 1}\n```', message: /ne se lit pas/, line: 6 },
  ],
  tables: [
    {
      good: '| | A |\n|---|---|\n| 1 | 2 |',
      bad: '| A | |\n|---|---|\n| 1 | 2 |',
      message: /en-tête de colonne vide/,
      line: 6,
    },
  ],
  'screen-labels': [
    {
      good: 'Touchez **« Certifier cette photo »**, puis attendez **« Certifié »**.',
      bad: 'Touchez **« Certifier la photo »**.',
      message: /Libellés proches : .*« Certifier cette photo »/,
      line: 6,
    },
  ],
  'typed-facts': [
    {
      good: 'Une pièce pèse {{settings.taillePiece}} au plus.',
      bad: 'Une pièce pèse 25 Mo au plus.',
      message: /\{\{settings\.taillePiece\}\}/,
      line: 6,
    },
    {
      good: '`{{identity.apiBase}}/cases`',
      bad: '`https://api.preuve.example/v1/cases`',
      message: /\{\{identity\.apiBase\}\}/,
      line: 6,
    },
  ],
  'glossary-words': [
    {
      good: 'Un dossier ; le champ `case`.',
      bad: 'Une affaire ouverte.',
      message: /le mot du glossaire est « dossier »/,
      line: 6,
    },
  ],
  'legal-wording': [
    {
      good: 'Un certificat est un élément de preuve.',
      bad: 'Une preuve irréfutable.',
      message: /promesse juridique/,
      line: 6,
    },
  ],
  'sentence-length': [
    {
      good: 'Une phrase courte. Une autre, avec `un code bien long et plein de mots` dedans.',
      bad: `${'mot '.repeat(41)}fin.`,
      message: /Phrase de 42 mots/,
      line: 6,
    },
  ],
};

function findingsOf(id: string, body: string): Finding[] {
  const rule = pageRules.find((candidate) => candidate.id === id);
  if (!rule) throw new Error(`No rule ${id}`);
  return rule.check(page(body));
}

it('every page rule is shown here', () => {
  const shown = ['front-matter', ...Object.keys(EXAMPLES)];
  expect(shown.sort()).toEqual(pageRules.map(({ id }) => id).sort());
});

for (const [id, examples] of Object.entries(EXAMPLES)) {
  describe(id, () => {
    it.each(examples)('passes « $good » and refuses « $bad »', ({ good, bad, message, line, fixed }) => {
      expect(findingsOf(id, good)).toEqual([]);
      const [finding, ...others] = findingsOf(id, bad);
      expect(others).toEqual([]);
      expect(finding?.message).toMatch(message);
      expect(finding?.line).toBe(line);
      if (fixed) {
        const source = FRONT_MATTER + bad;
        const fix = finding?.fix;
        expect(fix && source.slice(0, fix.start) + fix.text + source.slice(fix.end)).toBe(
          FRONT_MATTER + fixed,
        );
      }
    });
  });
}

describe('front-matter', () => {
  const check = (source: string) =>
    pageRules.find(({ id }) => id === 'front-matter')?.check(readPage('docs/a.mdx', source)) ?? [];

  it('passes a title and a description of the right length', () => {
    expect(check(FRONT_MATTER)).toEqual([]);
  });

  it('refuses an unknown key, on its line', () => {
    const source = FRONT_MATTER.replace('\n---\n\n', '\ntags: [a]\n---\n\n');
    expect(check(source)).toEqual([
      expect.objectContaining({ line: 4, message: expect.stringMatching(/« tags » inconnu/) }),
    ]);
  });

  it('refuses a missing title and a short description', () => {
    const messages = check('---\ndescription: Trop court.\n---\n').map(({ message }) => message);
    expect(messages).toEqual([
      expect.stringMatching(/titre/),
      expect.stringMatching(/11 caractères|12 caractères/),
    ]);
  });
});

describe('sentence-length', () => {
  it('only warns between 25 and 40 words, and later in the API reference', () => {
    const sentence = `${'mot '.repeat(27)}fin.`;
    expect(findingsOf('sentence-length', sentence)).toEqual([expect.objectContaining({ level: 'warning' })]);
    const rule = pageRules.find(({ id }) => id === 'sentence-length');
    expect(rule?.check(page(sentence, 'docs/api/cases.mdx'))).toEqual([]);
  });

  it('does not take an abbreviation for the end of a sentence', () => {
    expect(
      findingsOf('sentence-length', `${'mot '.repeat(20)}art. 41 ${'mot '.repeat(20)}fin.`),
    ).toHaveLength(1);
  });
});

const site = (over: Partial<Site>): Site => ({
  pages: [],
  listed: new Set(),
  routes: new Set(),
  figures: [],
  ...over,
});
const check = (id: string, given: Site) => siteRules.find((rule) => rule.id === id)?.check(given) ?? [];

describe('links', () => {
  const target = page('## Où {/* #ou */}', 'docs/admin/roles.mdx');

  it('passes a link to a file and to one of its headings', () => {
    const from = page('[Où](../admin/roles.mdx#ou) [Ici même](#la)\n\n## Là {/* #la */}');
    expect(check('links', site({ pages: [from, target] }))).toEqual([]);
  });

  it('refuses a file or a heading that does not exist, and names those that do', () => {
    const from = page('[Où](../admin/role.mdx)\n\n[Où](../admin/roles.mdx#nulle-part)');
    const found = check('links', site({ pages: [from, target] }));
    expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'docs/utilisateurs/nie.mdx:6',
      'docs/utilisateurs/nie.mdx:8',
    ]);
    expect(found[1]?.message).toContain('Titres de cette page : ou.');
  });
});

describe('orphans', () => {
  it('passes a page that is listed and promised, and a figure that it shows', () => {
    const shown = page('<Figure name="nie" />');
    const listed = new Set(['utilisateurs/nie']);
    const routes = new Set(['/docs/utilisateurs/nie']);
    expect(check('orphans', site({ pages: [shown], listed, routes, figures: ['nie'] }))).toEqual([]);
  });

  it('refuses a page that no menu shows and no list promises, and a figure that no page shows', () => {
    const found = check('orphans', site({ pages: [page('Texte.')], figures: ['nie'] }));
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('« utilisateurs/nie »'),
      expect.stringContaining('« /docs/utilisateurs/nie »'),
      expect.stringContaining('« nie »'),
    ]);
  });
});
