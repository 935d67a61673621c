import { expect, it } from 'vitest';
import * as editions from './editions';
import * as errors from './errors';
import { fact, factNames, factTables } from './facts';
import * as glossary from './glossary';
import * as labels from './labels';
import * as legal from './legal';
import * as lexicon from './lexicon';
import * as links from './links';
import * as releases from './releases';
import * as roles from './roles';
import * as settings from './settings';
import * as sources from './sources';

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(texts) : [];
}

const modules = {
  editions,
  errors,
  glossary,
  labels,
  legal,
  lexicon,
  links,
  releases,
  roles,
  settings,
  sources,
};
const facts = factNames().map((name) => fact(name) ?? factTables.get(name));

it.each(Object.entries({ ...modules, facts }))(
  'the texts of %s leave typography to the build, and have no mark of a draft',
  (_, data) => {
    const found = texts(data);
    expect(found).not.toEqual([]);
    expect(found.filter((text) => /[\u00a0\u202f\u2019]/.test(text))).toEqual([]);
    // Screen labels are bold, in guillemets; nothing else is.
    const withoutLabels = (text: string) => text.replace(/\*\*«.*?»\*\*/g, '');
    expect(found.filter((text) => /\[S\d+\]|\[R\]|\*\*|§\d/.test(withoutLabels(text)))).toEqual([]);
    expect(found.filter((text) => text !== text.trim() || /\S {2,}\S/.test(text))).toEqual([]);
  },
);
