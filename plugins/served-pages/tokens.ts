// What a selector asks for and what a page has: names of elements, of classes (`.a`) and of ids (`#a`).

const TAG = /<[a-z][^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*>/g;
const PARTS = /^<([a-z0-9-]+)(.*)>$/s;
const CLASSES = /\sclass=(?:"([^"]*)"|([^\s>]+))/;
const ID = /\sid=(?:"([^"]*)"|([^\s>]+))/;

/** The tokens of each element of a page, apart by spaces; elements with the same tokens once. */
export function elementsIn(html: string): Set<string> {
  const elements = new Set<string>();
  // Most tags come again and again.
  for (const tag of new Set(html.match(TAG))) {
    const [, name = '', attributes = ''] = PARTS.exec(tag) ?? [];
    const [, quoted, bare] = CLASSES.exec(attributes) ?? [];
    const classes = (quoted ?? bare ?? '').split(/\s+/).filter(Boolean);
    const [, id = '', bareId = id] = ID.exec(attributes) ?? [];
    elements.add([name, ...classes.map((one) => `.${one}`), ...(bareId ? [`#${bareId}`] : [])].join(' '));
  }
  return elements;
}

export const tokensOf = (elements: Iterable<string>): Set<string> =>
  new Set([...elements].flatMap((element) => element.split(' ')));

/** The words of a script: what it may give as a name to an element that it makes. */
export const wordsIn = (script: string): Set<string> => new Set(script.match(/-{0,2}[A-Za-z_][\w-]*/g));

/** What conditions name may be missing, but for the one that an element has to be or to hold. */
const CONDITION = /:(not|is|where|has|nth-[a-z-]+|lang|dir|host|slotted|part|state)\(([^()]*)\)/g;

function withoutConditions(selector: string, inner: (name: string, text: string) => string): string {
  let rest = selector;
  while (CONDITION.test(rest))
    rest = rest.replaceAll(CONDITION, (_, name: string, text: string) => inner(name, text));
  return rest.replaceAll(/\[[^\]]*\]/g, '');
}

const tokensIn = (text: string): string[] =>
  [...text.replaceAll(/::?[a-z-]+(?:\([^()]*\))?/g, '').matchAll(/[.#]?(?:[\w-]|\\.)+/g)].map(([token]) =>
    token.replaceAll('\\', ''),
  );

/** The tokens without which this selector matches nothing. Attributes may come at any time. */
export const neededBy = (selector: string): string[] =>
  tokensIn(
    withoutConditions(selector, (name, text) =>
      ['has', 'is', 'where'].includes(name) && !text.includes(',') ? ` ${text} ` : '',
    ),
  );
