// The questions of tests/search, without the answers of a page that goes.
import type { PageNames } from '../../lib/pageNames';
import type { Edit, Project } from './project';

export const QUESTIONS = ['tests/search/questions.tsv', 'tests/search/unread.tsv'];

/** A question that only this page answers goes; others lose its answers. */
export function withoutAnswers(source: string, { address }: PageNames): Edit[] {
  let offset = 0;
  return source.split('\n').flatMap((line) => {
    const start = offset;
    offset += line.length + 1;
    const [family, question, sections = ''] = line.split('\t');
    const answers = sections.split(' ');
    const others = answers.filter((section) => section.split('#')[0] !== address);
    if (others.length === answers.length) return [];
    if (others.length === 0) return [{ start, end: offset, text: '' }];
    const text = [family, question, others.join(' ')].join('\t');
    return [{ start, end: start + line.length, text }];
  });
}

export const removedQuestions = (project: Project, page: PageNames): Map<string, Edit[]> =>
  new Map(QUESTIONS.map((file) => [file, withoutAnswers(project.sources.get(file) ?? '', page)]));
