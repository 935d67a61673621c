import { nearestNames } from '../../lib/nearestNames';
import { substituteFacts } from '../../markdown/facts/replaceFacts';
import { questionsIn } from '../../search/build/asked';
import { anchorsOf } from '../addresses';
import type { Page } from '../page';
import type { Site, SiteFinding, SiteRule } from '../site';
import { findingsThrownBy } from '../thrown';

const SUFFIX = '.questions.txt';

function unknownSections(file: string, source: string, page: Page): SiteFinding[] {
  const anchors = anchorsOf(page);
  if (!anchors) return [];
  return questionsIn(source, file)
    .filter(({ id }) => id !== '' && !anchors.has(id))
    .map(({ id, line }) => ({
      file,
      line,
      message: `« ${page.file} » n'a pas de titre #${id}. Titres proches : ${nearestNames(id, [...anchors]).join(', ')}.`,
    }));
}

function faultsOf(file: string, { pages, files, read }: Site): SiteFinding[] {
  const pageFile = file.replace(SUFFIX, '.mdx');
  if (!file.endsWith(SUFFIX) || !files.includes(pageFile)) {
    const message = `Aucune page n'a ce nom : donnez à ce fichier celui de la page, suivi de « ${SUFFIX} », ou retirez-le.`;
    return [{ file, line: 1, message }];
  }
  const { text, faults } = substituteFacts(read(file));
  const unread = [
    ...faults.map((fault) => ({ ...fault, file })),
    ...findingsThrownBy(() => questionsIn(text, file), file),
  ];
  const page = pages.find((one) => one.file === pageFile);
  return unread.length > 0 || !page ? unread : unknownSections(file, text, page);
}

/** The questions of readers stand beside a page, under the ids of its headings: search refuses the others. */
export const questions: SiteRule = {
  id: 'questions',
  check: (site) => site.files.filter((file) => file.endsWith('.txt')).flatMap((file) => faultsOf(file, site)),
};
