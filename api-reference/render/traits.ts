// What is said of an operation or of an error in a few words: a list of names, each with what it is.
import type { BlockContent, PhrasingContent } from 'mdast';
import { element, text } from './nodes';

/** « Authentification », « Portée »; « Cause », « Que faire ». */
export type Trait = readonly [name: string, words: readonly PhrasingContent[]];

export const traitList = (traits: readonly Trait[]): BlockContent =>
  element(
    'dl',
    { className: ['api-facts'] },
    traits.map(([name, words]) =>
      element('div', {}, [element('dt', {}, [text(name)]), element('dd', {}, words)]),
    ),
  );
