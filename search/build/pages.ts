// The pages to index: what Docusaurus has loaded of them, their sections, and the questions of readers.
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { type QuestionsReading, readQuestions } from './sectionQuestions';
import type { Page, Section } from './sections';

type Reading = Pick<QuestionsReading, 'siteDir' | 'preprocessor'> & {
  readonly sectionsOfFile: ReadonlyMap<string, readonly Section[]>;
  readonly audiences: Readonly<Record<string, string>>;
};

type Version = Pick<LoadedVersion, 'path' | 'contentPath' | 'docs' | 'sidebars'>;
type SidebarItem = LoadedVersion['sidebars'][string][number];

const audienceOf = (docId: string, audiences: Reading['audiences']): string =>
  audiences[docId.split('/')[0] ?? ''] ?? audiences[''] ?? '';

function docPages({ path: root, docs }: Version, { siteDir, sectionsOfFile, audiences }: Reading) {
  return docs
    .filter(({ draft, unlisted }) => !draft && !unlisted)
    .toSorted((a, b) => (a.source < b.source ? -1 : 1))
    .flatMap(({ id, source, permalink, title, description }) => {
      const file = source.replace('@site/', '');
      const [opening, ...others] = sectionsOfFile.get(path.join(siteDir, file)) ?? [];
      if (!opening) return [];
      const aside = [description, opening.aside].join('\n').trim();
      const sections = [{ ...opening, heading: title, aside }, ...others];
      // Everywhere in the site, the address of the first page has no slash at its end.
      const url = permalink === `${root}/` ? root : permalink;
      return [{ url, title, audience: audienceOf(id, audiences), file, sections }];
    });
}

const docsIn = (item: SidebarItem): string[] =>
  item.type === 'category' ? item.items.flatMap(docsIn) : item.type === 'doc' ? [item.id] : [];

/** The pages that Docusaurus generates for categories of the sidebar. */
function categoryPages(items: readonly SidebarItem[], audiences: Reading['audiences']): Page[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const below = categoryPages(item.items, audiences);
    if (item.link?.type !== 'generated-index') return below;
    const { permalink, title = item.label, description = '' } = item.link;
    const opening: Section = {
      ...{ id: '', level: 1, heading: title, text: description, aside: '' },
      ...{ isSignpost: true, isReference: false, questions: [] },
    };
    const audience = audienceOf(docsIn(item)[0] ?? '', audiences);
    return [{ url: permalink, title, audience, sections: [opening] }, ...below];
  });
}

export function pagesOf(version: Version, reading: Reading): Page[] {
  const pages = docPages(version, reading);
  const questions = readQuestions(pages, { ...reading, folder: version.contentPath });
  const withQuestions = pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      questions: questions.get(page.file)?.get(section.id) ?? [],
    })),
  }));
  return [...withQuestions, ...categoryPages(Object.values(version.sidebars).flat(), reading.audiences)];
}
