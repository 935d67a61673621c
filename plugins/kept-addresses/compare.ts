// Compares the addresses that were published with those that the site has, and with the redirects of the others.
import { asAddress, pageOf, sectionOf } from '../../lib/addresses';
import { nearestNames } from '../../lib/nearestNames';
import { addressesOf, type PublishedPage } from './published';

type Redirect = { readonly from: string; readonly to: string };

type Given = {
  /** By their addresses. */
  readonly pages: ReadonlyMap<string, PublishedPage>;
  /** What was published; undefined where there is no such file: then nothing is lost. */
  readonly ledger: { readonly file: string; readonly addresses: readonly string[] } | undefined;
  readonly redirects: readonly Redirect[];
  /** The file that declares the redirects, and its text. */
  readonly file: string;
  readonly source: string;
};

/** An old name of a section: on which page the browser looks for it, and where the section is now. */
export type OldName = { readonly on: PublishedPage; readonly id: string; readonly to: string };

export type Compared = {
  /** If there are any, the other fields mean nothing. */
  readonly faults: readonly string[];
  readonly movedPages: readonly Redirect[];
  readonly oldNames: readonly OldName[];
  /** Addresses that the ledger does not have yet. */
  readonly added: readonly string[];
};

type Declared = Redirect & { readonly line: number };

const ADDRESS = /^\/(?!\/)[^#?\s]*(?:#[^#\s]+)?$/;
const isPattern = (address: string): boolean => /#.*\*$/.test(address);
const lineFor = (from: string, to: string): string => `{ from: '${from}', to: '${to}' },`;

/** Each with its line; two may have the same `from`. */
function withLines({ redirects, source }: Given): Declared[] {
  const lines = source.split('\n');
  const taken = new Set<number>();
  return redirects.map(({ from, to }) => {
    const typed = ["'", '"', '`'].map((quote) => `from: ${quote}${from}${quote}`);
    const index = lines.findIndex((line, at) => !taken.has(at) && typed.some((text) => line.includes(text)));
    taken.add(index);
    return { from: asAddress(from), to: asAddress(to), line: index + 1 };
  });
}

export function compare(given: Given): Compared {
  const { pages, ledger, file } = given;
  const existing = new Set([...pages.values()].flatMap(addressesOf));
  const published = new Set(ledger?.addresses.map(asAddress));
  const declared = withLines(given);
  const typed = new Map(declared.map((one) => [one.from, one]));

  /** A pattern stands for the sections of the ledger that no longer exist and have no line of their own. */
  const expand = (one: Declared): Declared[] => {
    if (!isPattern(one.from)) return [one];
    const start = one.from.slice(0, -1);
    return [...published]
      .filter((address) => address.startsWith(start) && !existing.has(address) && !typed.has(address))
      .map((from) => {
        const to = isPattern(one.to) ? one.to.slice(0, -1) + from.slice(start.length) : one.to;
        return { ...one, from, to };
      });
  };
  const expanded = declared.flatMap(expand);
  const leading = new Map(expanded.map((one) => [one.from, one]));

  /** The page on which a browser that asks for this address looks for its section. */
  const hostOf = (address: string): PublishedPage | undefined =>
    pages.get(pageOf(address)) ?? pages.get(leading.get(pageOf(address))?.to ?? '');

  function faultOf(one: Declared, index: number): string | undefined {
    const { from, to } = one;
    const wrong = [from, to].find((address) => !ADDRESS.test(address));
    if (wrong !== undefined)
      return `« ${wrong} » n'est pas une adresse du site. Écrivez-la depuis sa racine : '/docs/guide/page' ou '/docs/guide/page#section'.`;
    const twin = declared.findIndex((other) => other.from === from);
    if (twin < index)
      return `« ${from} » est déjà à la ligne ${declared[twin]?.line}. Retirez l'une des deux lignes.`;
    if (existing.has(from))
      return `« ${from} » existe encore. Retirez cette ligne, ou donnez-lui un autre nom.`;
    if (isPattern(from)) {
      if (!ledger || expand(one).length > 0) return undefined;
      return `« ${from} » n'est le début d'aucune adresse qui manque. Retirez cette ligne.`;
    }
    if (ledger && !published.has(from))
      return `« ${from} » n'a jamais été publiée : ${ledger.file} ne l'a pas. Corrigez-la ou retirez cette ligne. Noms proches : ${nearestNames(from, [...published]).join(', ')}.`;
    return undefined;
  }

  function targetFaultOf({ from, to }: Declared): string | undefined {
    if (existing.has(to)) return undefined;
    const next = leading.get(to) ?? leading.get(pageOf(to));
    if (next && (next.to === from || next.from === from))
      return `« ${from} » et « ${to} » se renvoient l'une à l'autre (ligne ${next.line}). Donnez une adresse qui existe.`;
    if (next)
      return `« ${to} » mène elle-même à « ${next.to} » (ligne ${next.line}). Écrivez to: '${next.to}'.`;
    const page = pages.get(pageOf(to));
    const known = page && sectionOf(to) ? addressesOf(page) : [...pages.keys()];
    return `« ${to} » n'existe pas. Noms proches : ${nearestNames(to, known).join(', ')}.`;
  }

  function sectionFaultOf({ from, to }: Declared): string | undefined {
    const id = sectionOf(from);
    const moved = leading.get(pageOf(from));
    if (!id || pages.has(pageOf(from))) return undefined;
    if (!moved)
      return `la page ${pageOf(from)} n'existe plus. Dites aussi où elle mène : ${lineFor(pageOf(from), pageOf(to))}`;
    if (sectionOf(moved.to))
      return `la page ${moved.from} mène à « ${moved.to} » (ligne ${moved.line}), et les navigateurs oublient alors #${id}. Retirez cette ligne, ou faites mener la page à ${pageOf(moved.to)}.`;
    const host = pages.get(moved.to);
    if (host && !host.hasArticle)
      return `la page ${moved.from} mène à ${moved.to} (ligne ${moved.line}), qui n'a pas de sections. Retirez cette ligne, ou faites mener la page ailleurs.`;
    if (host?.sections.has(id))
      return `la page ${moved.from} mène à ${moved.to} (ligne ${moved.line}), qui a sa propre section #${id} : les lecteurs y arrivent. Retirez cette ligne, ou donnez un autre nom à cette section.`;
    const other = expanded.find(
      (one) => one.from !== from && sectionOf(one.from) === id && one.to !== to && hostOf(one.from) === host,
    );
    return other
      ? `« ${from} » et « ${other.from} » (ligne ${other.line}) arrivent toutes deux à ${moved.to}#${id}. Faites-les mener au même endroit.`
      : undefined;
  }

  const withFault = (one: Declared, fault: string | undefined) =>
    fault === undefined ? [] : [{ line: one.line, text: `${file}:${one.line} : ${fault}` }];
  const own = declared.flatMap((one, index) => withFault(one, faultOf(one, index)));
  const redirectFaults = expanded
    .filter(({ line }) => own.every((fault) => fault.line !== line))
    .flatMap((one) => withFault(one, targetFaultOf(one) ?? sectionFaultOf(one)))
    .concat(own)
    .toSorted((a, b) => a.line - b.line);

  const oldNames = new Map<string, OldName>();
  for (const { from, to } of expanded) {
    const [on, id] = [hostOf(from), sectionOf(from)];
    if (on?.hasArticle && id && !on.sections.has(id)) oldNames.set(`${on.address}#${id}`, { on, id, to });
  }

  /** Where a lost page is redirected, or else the page whose name is nearest. */
  const successorOf = (page: string): string =>
    leading.get(page)?.to ?? nearestNames(page, [...pages.keys()], 1)[0] ?? '/';

  const isReached = (address: string): boolean => {
    if (existing.has(address) || leading.has(address)) return true;
    const [page, id] = [pageOf(address), sectionOf(address)];
    if (!id || pages.has(page)) return false;
    const to = successorOf(page);
    // Where the page leads to a section, or to a page that has none, that is where readers arrive.
    if (sectionOf(to) || !pages.get(to)?.hasArticle) return true;
    return existing.has(`${to}#${id}`) || oldNames.has(`${to}#${id}`);
  };

  /** The one page that has a section of that name; the section of the same page whose name is nearest; the page. */
  function guess(address: string): string {
    const [page, id] = [pageOf(address), sectionOf(address)];
    if (!id) return successorOf(page);
    const having = [...pages.values()].filter(({ sections }) => sections.has(id));
    if (having.length === 1) return `${having[0]?.address}#${id}`;
    const host = pages.has(page) ? page : successorOf(page);
    const [nearest] = nearestNames(id, [...(pages.get(host)?.sections.keys() ?? [])], 1);
    return nearest === undefined ? host : `${host}#${nearest}`;
  }

  const faults = redirectFaults.map(({ text }) => text);
  const lost = [...published].filter((address) => !isReached(address)).sort();
  if (lost.length > 0) {
    const lines = lost.map((address) => `  ${lineFor(address, guess(address))}\n`).join('');
    faults.push(
      `Ces adresses ont été publiées (${ledger?.file}) et n'existent plus. Des lecteurs les suivent encore : dites dans ${file} où chacune les mène maintenant. Voici les noms les plus proches :\n${lines}Corrigez ceux qui ne conviennent pas. Une adresse qui n'a jamais été mise en ligne se retire de ${ledger?.file}.`,
    );
  }
  return {
    faults,
    movedPages: expanded.filter(({ from }) => !sectionOf(from)).map(({ from, to }) => ({ from, to })),
    oldNames: [...oldNames.values()],
    added: ledger ? [...existing].filter((address) => !published.has(address)).sort() : [],
  };
}
