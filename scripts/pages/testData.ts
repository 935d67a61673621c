// What the tests know of a page, taken away when the page goes: the questions of tests/search that it answers, and what
// tests/assignments.ts gives it to say.
import ts from 'typescript';
import type { PageNames } from '../../lib/pageNames';
import type { Edit, Project } from './project';
import { nodesIn, parse, removal, textOf } from './syntax';

export const ASSIGNMENTS = 'tests/assignments.ts';
const QUESTIONS = ['tests/search/questions.tsv', 'tests/search/unread.tsv'];

/** A question that only this page answers goes; others lose its answers. */
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
  /** The screens, states and settings that no page has to say any more. */
  readonly untold: readonly string[];
};

/** `key: [page, other]` loses the page; `key: [page]` goes as a whole. */
export function unassign({ sources }: Project, { address }: PageNames): Unassigned {
  const edits: Edit[] = [];
  const untold: string[] = [];
  const root = parse(ASSIGNMENTS, sources.get(ASSIGNMENTS) ?? '');
  for (const { elements, parent } of nodesIn(root, ts.isArrayLiteralExpression)) {
    const own = elements.filter((element) => textOf(element) === address);
    if (own.length < elements.length) edits.push(...own.map((element) => removal(element, elements)));
    else if (own.length > 0 && ts.isPropertyAssignment(parent)) {
      edits.push(removal(parent, parent.parent.properties));
      untold.push(parent.name.getText());
    }
  }
  return { edits, untold };
}
