import type { Properties } from 'hast';
import type { Parent, RootContent } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { languages, type Sample } from './samples/types';

/** An element of HTML that Markdown has no word for. */
interface HtmlElement extends Parent {
  type: 'htmlElement';
  data: { hName: string; hProperties: Properties };
}

declare module 'mdast' {
  interface RootContentMap {
    htmlElement: HtmlElement;
  }
}

const element = (hName: string, hProperties: Properties, ...children: RootContent[]): HtmlElement => ({
  type: 'htmlElement',
  data: { hName, hProperties },
  children,
});

const text = (value: string): RootContent => ({ type: 'text', value });

type Shown = (typeof languages)[number] & Pick<Sample, 'code'>;

/** In the order of the languages, whatever that of the samples. */
const inOrder = (samples: readonly Sample[]): Shown[] =>
  languages.flatMap((language) =>
    samples.filter((sample) => sample.language === language.id).map(({ code }) => ({ ...language, code })),
  );

const choice =
  (name: string) =>
  ({ id, label }: Shown, index: number): RootContent =>
    element(
      'label',
      { className: ['samples-language'] },
      // `checked` would make React hold the button in that state.
      element('input', { type: 'radio', name, value: id, defaultChecked: index === 0 }),
      text(label),
    );

const fenced = ({ fence, code }: Shown): RootContent => ({ type: 'code', lang: fence, value: code });

const panel = (shown: Shown): RootContent =>
  element(
    'figure',
    { className: ['sample'], 'data-language': shown.id },
    element('figcaption', {}, text(shown.label)),
    fenced(shown),
  );

/**
 * The samples of one request, one language shown at a time: native radio buttons and src/css/samples.css, so that
 * no script is needed. src/client/sampleLanguage.ts remembers what was chosen. `name` is unlike any other of the page.
 */
export function sampleTabs(name: string, samples: readonly Sample[]): RootContent[] {
  const shown = inOrder(samples);
  if (shown.length < 2) return shown.map(fenced);
  return [
    element(
      'fieldset',
      { className: ['samples'] },
      element('legend', {}, text('Exemples de code')),
      element('div', { className: ['samples-choice'] }, ...shown.map(choice(`exemple-${name}`))),
      ...shown.map(panel),
    ),
  ];
}
