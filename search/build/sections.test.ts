import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'hast';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import { type Markup, type Section, sectionsOf } from './sections';

/** Takes the ids of headings from comments, as the site does. */
function headingIds() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      if (node.type !== 'element' || !/^h[23]$/.test(node.tagName)) continue;
      const comment = node.children.pop();
      node.properties.id = comment && 'value' in comment ? /#([\w-]+)/.exec(comment.value)?.[1] : undefined;
    }
  };
}

const MARKUP: Markup = {
  lineNames: ['champ'],
  links: [],
  unread: ['ancre'],
  figures: ['dessin'],
  generated: ['produit'],
};

function read(source: string): Section[] {
  let sections: Section[] = [];
  const collect = () => (tree: Root) => {
    sections = sectionsOf(tree, MARKUP);
  };
  createProcessor({ remarkPlugins: [remarkGfm], rehypePlugins: [headingIds, collect] }).processSync(source);
  return sections;
}

const PAGE = `
Voici l'introduction.

## Premier {/* #premier */}

- Un point.
- Un autre, avec \`cases:write\`.

### Dessous {/* #dessous */}

| Code | Sens |
| ---- | ---- |
| 429  | Trop d'appels |

\`\`\`json
{ "nextCursor": "abc", "code": 429 }
\`\`\`

<figure className="dessin" aria-label="Écran"><span className="visually-hidden">repère</span><b>Se connecter &amp; lire</b><i>Trop d'appels</i></figure>

### Requête {/* #requete */}

<div className="produit">
  <p><span className="champ">title</span> texte <a className="ancre" href="#title">#</a></p>
</div>

## Pages liées {/* #pages-liees */}

- [Une page](/a) : ceci.
- [Une autre](/b) : cela.
`;

const sections = read(PAGE);
const [opening, first, below] = sections;

it('a page is cut at its headings, after its opening', () => {
  expect(sections.map(({ id, level, heading }) => [id, level, heading])).toEqual([
    ['', 1, ''],
    ['premier', 2, 'Premier'],
    ['dessous', 3, 'Dessous'],
    ['requete', 3, 'Requête'],
    ['pages-liees', 2, 'Pages liées'],
  ]);
});

it('the text of a section has a line for each paragraph, item and row', () => {
  expect(opening?.text).toBe("Voici l'introduction.");
  expect(first?.text).toBe('Un point.\nUn autre, avec cases:write.');
  expect(below?.text).toBe("Code · Sens\n429 · Trop d'appels");
});

it('words that only figures and code have are aside', () => {
  expect(below?.aside).toBe('Écran\nSe connecter & lire\nnextCursor abc');
});

it('a section whose items are all links is a signpost, and one without written text is a reference', () => {
  expect(sections.filter(({ isSignpost }) => isSignpost).map(({ id }) => id)).toEqual(['pages-liees']);
  const references = sections.filter(({ isReference }) => isReference);
  expect(references.map(({ id, text }) => [id, text])).toEqual([['requete', 'title · texte']]);
});
