// The samples of one request as tabs, one for each language.
import type { Properties } from 'hast';
import type { Parent, RootContent } from 'mdast';
import type {} from 'mdast-util-to-hast';
import type { SampleNeed, SampleVersions } from './options';
import { languages, type Sample } from './samples/types';

/** An HTML element, for what Markdown has no syntax for. */
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

type LabelledSample = (typeof languages)[number] & Pick<Sample, 'code'>;

/** In the order of `languages`, whatever the order of the samples. */
const inLanguageOrder = (samples: readonly Sample[]): LabelledSample[] =>
  languages.flatMap((language) =>
    samples.filter((sample) => sample.language === language.id).map(({ code }) => ({ ...language, code })),
  );

const radioButton =
  (name: string) =>
  ({ id, label }: LabelledSample, index: number): RootContent =>
    element(
      'label',
      { className: ['samples-language'] },
      // Not `checked`, with which React would undo the reader's choice.
      element('input', { type: 'radio', name, value: id, defaultChecked: index === 0 }),
      text(label),
    );

const codeBlock = ({ fence, code }: LabelledSample): RootContent => ({
  type: 'code',
  lang: fence,
  value: code,
});

const needWords = ({ name, version }: SampleNeed): string => (version ? `${name} ${version}` : name);

/** What the sample runs with, at least. */
const needsLine = (needs: readonly SampleNeed[]): RootContent[] =>
  needs.length === 0
    ? []
    : [
        element(
          'p',
          { className: ['sample-needs'] },
          text(`Versions minimales : ${needs.map(needWords).join(', ')}.`),
        ),
      ];

const panel =
  (versions: SampleVersions) =>
  (sample: LabelledSample): RootContent =>
    element(
      'figure',
      { className: ['sample'], 'data-language': sample.id },
      element('figcaption', {}, text(sample.label)),
      codeBlock(sample),
      ...needsLine(versions[sample.id] ?? []),
    );

const NO_SAMPLE =
  "Aucun exemple de code n'est montré ici : l'appel demande un certificat TLS que vous seul avez, et chaque langage l'attend sous une forme à lui.";

/**
 * Native radio buttons and src/css/samples.css show one language at a time, so that no script is needed;
 * src/client/sampleLanguage.ts remembers the reader's choice. `name` must be unique in the page.
 */
export function sampleTabs(
  name: string,
  samples: readonly Sample[],
  versions: SampleVersions = {},
): RootContent[] {
  const ordered = inLanguageOrder(samples);
  if (ordered.length === 0) return [element('p', {}, text(NO_SAMPLE))];
  if (ordered.length < 2) return ordered.map(codeBlock);
  return [
    element(
      'fieldset',
      { className: ['samples'] },
      element('legend', {}, text('Exemples de code')),
      element('div', { className: ['samples-choice'] }, ...ordered.map(radioButton(`exemple-${name}`))),
      ...ordered.map(panel(versions)),
    ),
  ];
}
