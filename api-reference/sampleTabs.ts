// The samples of one request as tabs, one for each language.
import type { Properties } from 'hast';
import type { Parent, RootContent } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { sampleFile } from '../lib/sampleFiles';
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

/** Without scripts, a language leads to its sample as a file (sampleFiles.ts); scripts show it in the page. */
const languageLink =
  (name: string) =>
  ({ id, label }: LabelledSample, index: number): RootContent =>
    element(
      'a',
      {
        href: `pathname:///${sampleFile(name, id)}`,
        target: '_self',
        'data-language': id,
        ...(index === 0 && { ariaCurrent: 'true' }),
      },
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

/** The page shows the first; src/client/sampleLanguage.ts the one that the reader chooses. `name` is unique in the site. */
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
      'div',
      { className: ['samples'], 'data-samples': name },
      element(
        'div',
        { className: ['samples-choice'], role: 'group', ariaLabel: 'Langage des exemples' },
        ...ordered.map(languageLink(name)),
      ),
      ...ordered.map(panel(versions)),
    ),
  ];
}
