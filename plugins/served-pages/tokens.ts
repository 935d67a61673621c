// What a selector asks for and what a page has: names of elements, of classes (`.a`) and of ids (`#a`).

const TAG = /<([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const CLASSES = /\sclass=(?:"([^"]*)"|([^\s>]+))/;
const ID = /\sid=(?:"([^"]*)"|([^\s>]+))/;

export function tokensIn(html: string): Set<string> {
  const tokens = new Set<string>();
  for (const [, name = '', attributes = ''] of html.matchAll(TAG)) {
    tokens.add(name);
    const [, quoted, bare] = CLASSES.exec(attributes) ?? [];
    for (const className of (quoted ?? bare ?? '').split(/\s+/)) tokens.add(`.${className}`);
    const [, id = '', bareId = id] = ID.exec(attributes) ?? [];
    tokens.add(`#${bareId}`);
  }
  return tokens;
}

/** The words of a script: what it may give as a name to an element that it makes. */
export const wordsIn = (script: string): Set<string> => new Set(script.match(/-{0,2}[A-Za-z_][\w-]*/g));

/** Alternatives and conditions: what they name may be missing. */
const CONDITION = /:(?:not|is|where|has|nth-[a-z-]+|lang|dir|host|slotted|part|state)\([^()]*\)/g;

/** The tokens without which this selector matches nothing. Attributes may come at any time. */
export function neededBy(selector: string): string[] {
  let rest = selector;
  while (CONDITION.test(rest)) rest = rest.replaceAll(CONDITION, '');
  rest = rest.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/::?[a-z-]+(?:\([^()]*\))?/g, '');
  return [...rest.matchAll(/[.#]?(?:[\w-]|\\.)+/g)].map(([token]) => token.replaceAll('\\', ''));
}
