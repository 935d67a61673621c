// Puts the old names of sections into the pages, so that browsers find them, without scripts too: right at the section, or
// as a line at the end of the article that says where the section is now. `data-now` is for src/client/openFolds.ts, which
// takes the reader there.
import type { Element, ElementContent } from 'hast';
import { buildTexts } from '../../i18n/fr/build';
import { pageOf, sectionOf } from '../../lib/addresses';
import type { BuiltPage } from '../../lib/builtPages';
import { printFragment } from '../../lib/hast';
import { frenchTypographyOfParts } from '../../lib/typography/frenchTypography';
import { underBaseUrl } from '../../lib/underBaseUrl';
import type { OldName } from './compare';
import type { PublishedPage } from './published';

type Pages = ReadonlyMap<string, PublishedPage>;

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

/** The title of its page, then its own. */
function nameOf(address: string, pages: Pages): string {
  const page = pages.get(pageOf(address));
  const title = page?.sections.get(sectionOf(address))?.title;
  return [page?.title ?? address, ...(title ? [title] : [])].join(' › ');
}

/** Shown to whoever comes for it (src/css/prose.css). */
function movedLine({ id, to }: OldName, pages: Pages, baseUrl: string): Element {
  const href = underBaseUrl(baseUrl, to);
  const [before = '', after = ''] = buildTexts.movedSection.split('{place}');
  const [start = '', name = '', end = ''] = frenchTypographyOfParts([before, nameOf(to, pages), after]);
  return element('p', { id, hidden: true, className: ['moved-section'], dataNow: href }, [
    { type: 'text', value: start },
    element('a', { href }, [{ type: 'text', value: name }]),
    { type: 'text', value: end },
  ]);
}

type Insertion = { readonly at: number; readonly html: string };

function insertionOf(old: OldName, pages: Pages, baseUrl: string): Insertion {
  const { on, id, to } = old;
  if (pageOf(to) !== on.address)
    return { at: on.article?.end ?? 0, html: printFragment(movedLine(old, pages, baseUrl)) };
  const section = sectionOf(to);
  const at = on.sections.get(section)?.at ?? on.article?.start ?? 0;
  return { at, html: printFragment(element('span', { id, dataNow: `#${section}` })) };
}

/** From the end, so that the other places stay right. */
const withInsertions = (text: string, insertions: readonly Insertion[]): string =>
  insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((rest, { at, html }) => rest.slice(0, at) + html + rest.slice(at), text);

export function withOldNames(
  files: readonly BuiltPage[],
  oldNames: readonly OldName[],
  pages: Pages,
  baseUrl: string,
): BuiltPage[] {
  return files.map(({ file, text }) => {
    const own = oldNames.filter(({ on }) => on.file === file);
    return {
      file,
      text: withInsertions(
        text,
        own.map((old) => insertionOf(old, pages, baseUrl)),
      ),
    };
  });
}
