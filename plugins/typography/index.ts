import type { LoadContext, Plugin } from '@docusaurus/types';
import { typographyOfTexts } from './texts';

/**
 * Polishes the dictionary (i18n/fr/code.json), and the texts of components that are not Markdown: given here by
 * name, they are read by `import texts from '@generated/typography/default/<name>.json'`, so that the browser
 * gets the polished texts and none of the rules.
 */
export default function typography(texts: Readonly<Record<string, object>>) {
  return ({ codeTranslations }: LoadContext): Plugin => {
    // The engine has no hook after it has read the dictionary, but hands its own table to plugins before it is used.
    Object.assign(codeTranslations, typographyOfTexts(codeTranslations));
    return {
      name: 'typography',
      async contentLoaded({ actions }) {
        for (const [name, data] of Object.entries(texts)) {
          await actions.createData(`${name}.json`, typographyOfTexts(data));
        }
      },
    };
  };
}
