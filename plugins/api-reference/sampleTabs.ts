import type { RootContent } from 'mdast';
import { languages, type Sample } from './samples/types';

/** The samples of one request, one language shown at a time. */
export function sampleTabs(_name: string, samples: readonly Sample[]): RootContent[] {
  return samples.map(({ language, code }) => ({
    type: 'code',
    lang: languages.find(({ id }) => id === language)?.fence,
    value: code,
  }));
}
