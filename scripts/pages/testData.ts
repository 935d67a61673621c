// Removes a page from the data of the tests: the questions of tests/search that it answers, and tests/assignments.ts.
import ts from 'typescript';
import type { PageNames } from '../../lib/pageNames';
import type { Edit, Project } from './project';
import { nodesIn, parse, removal, textOf } from './syntax';

export const ASSIGNMENTS = 'tests/assignments.ts';
const QUESTIONS = ['tests/search/questions.tsv', 'tests/search/unread.tsv'];

/** Removes the page from the answers, and questions that are left without an answer. */
function withoutAnswers(source: string, { address }: PageNames): Edit[] {
  let offset = 0;
  return source.split('\n').flatMap((line) => {
    const start = offset;
    offset += line.length + 1;
    const [family, question, sections = ''] = line.split('\t');
    const answers = sections.split(' ');
    const others = answers.filter((section) => section.split('#')[0] !== address);
    if (others.length === answers.length) return [];
    if (others.length === 0) return [{ start, end: offset, text: '' }];
    return [{ start, end: start + line.length, text: [family, question, others.join(' ')].join('\t') }];
  });
}

export const withoutQuestions = ({ sources }: Project, page: PageNames): [file: string, edits: Edit[]][] =>
  QUESTIONS.map((file) => [file, withoutAnswers(sources.get(file) ?? '', page)]);

type Unassigned = {
  readonly edits: readonly Edit[];
  /** The screens, states and settings that are assigned to no page any more. */
  readonly orphans: readonly string[];
};

/** Removes the page from `key: [page, other]`, and `key: [page]` as a whole. */
export function unassign({ sources }: Project, { address }: PageNames): Unassigned {
  const edits: Edit[] = [];
  const orphans: string[] = [];
  const root = parse(ASSIGNMENTS, sources.get(ASSIGNMENTS) ?? '');
  for (const { elements, parent } of nodesIn(root, ts.isArrayLiteralExpression)) {
    const own = elements.filter((element) => textOf(element) === address);
    if (own.length < elements.length) edits.push(...own.map((element) => removal(element, elements)));
    else if (own.length > 0 && ts.isPropertyAssignment(parent)) {
      edits.push(removal(parent, parent.parent.properties));
      orphans.push(parent.name.getText());
    }
  }
  return { edits, orphans };
}
