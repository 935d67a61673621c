// Adds the texts of the interface (i18n/fr/), typed plainly there, in typographic form.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { typographyOfTexts } from '../../lib/typography/texts';

type Dictionary = Readonly<Record<string, { readonly message: string }>>;

/**
 * interface.json holds what `translate({ id })` finds, ours and the theme's. It is not called code.json: Docusaurus would
 * read that file by itself and show its texts as they are typed. Listed after the theme, whose own messages it replaces.
 *
 * The texts of a whole screen (`data`) are read by `import home from '@generated/interface-texts/default/home.json'`, so
 * that only that screen fetches them, and the browser gets no rule of typography.
 */
export default function interfaceTexts(data: Readonly<Record<string, object>>) {
  return ({ localizationDir }: LoadContext): Plugin => ({
    name: 'interface-texts',
    async getDefaultCodeTranslationMessages() {
      const file = await readFile(path.join(localizationDir, 'interface.json'), 'utf8');
      const dictionary: Dictionary = JSON.parse(file);
      return typographyOfTexts(
        Object.fromEntries(Object.entries(dictionary).map(([id, { message }]) => [id, message])),
      );
    },
    async contentLoaded({ actions }) {
      for (const [name, texts] of Object.entries(data)) {
        await actions.createData(`${name}.json`, typographyOfTexts(texts));
      }
    },
  });
}
