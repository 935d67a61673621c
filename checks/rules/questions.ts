import { nearestNames } from '../../lib/nearestNames';
import { substituteFacts } from '../../markdown/facts/replaceFacts';
import { questionsIn } from '../../search/build/sectionQuestions';
import { expandComponents } from '../apiComponents';
import { findingsThrownBy } from '../attempt';
import type { Page } from '../page';
import { nodesOf } from '../rule';
import type { Site, SiteFinding, SiteRule } from '../site';
import { headingId } from './heading-ids';

const SUFFIX = '.questions.txt';

function unknownSections(file: string, source: string, page: Page): SiteFinding[] {
  const { ids } = expandComponents(page);
  if (!ids) return [];
  const asked = questionsIn(source, file);
  const unknown = asked.filter(({ id }) => id !== '' && !ids.has(id));
  const [renamed, ...others] = nodesOf(page.tree, 'heading')
    .map(headingId)
    .filter((id) => id && asked.every((section) => section.id !== id));
  const isRenamed = renamed !== undefined && others.length === 0 && unknown.length === 1;
  return unknown.map(({ id, line }) => {
    const start = source.split('\n', line - 1).reduce((offset, text) => offset + text.length + 1, 0);
    return {
      file,
      line,
      message: `« ${page.file} » n'a pas de titre #${id}. Titres proches : ${nearestNames(id, [...ids]).join(', ')}.`,
      fix: isRenamed ? { start, end: start + 1 + id.length, text: `#${renamed}` } : undefined,
    };
  });
}

function faultsOf(file: string, { pages, files, read }: Site): SiteFinding[] {
  const pageFile = file.replace(SUFFIX, '.mdx');
  if (!file.endsWith(SUFFIX) || !files.includes(pageFile)) {
    const message = `Aucune page n'a ce nom : donnez à ce fichier celui de la page, suivi de « ${SUFFIX} », ou retirez-le.`;
    return [{ file, line: 1, message }];
  }
  const source = read(file);
  const { faults } = substituteFacts(source);
  const unread = [
    ...faults.map((fault) => ({ ...fault, file })),
    ...findingsThrownBy(() => questionsIn(source, file), file),
  ];
  const page = pages.find((one) => one.file === pageFile);
  return unread.length > 0 || !page ? unread : unknownSections(file, source, page);
}

/** The file of questions beside a page has the ids of its headings: search refuses others. */
export const questions: SiteRule = {
  id: 'questions',
  check: (site) => site.files.filter((file) => file.endsWith('.txt')).flatMap((file) => faultsOf(file, site)),
};
