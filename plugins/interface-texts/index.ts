// Adds the texts of the interface (i18n/fr/) with French typography: messages of the theme, texts of whole screens.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LineCounter, parseDocument } from 'yaml';
import { contentError } from '../../lib/contentFault';
import { withFrenchTypography } from '../../lib/typography/withFrenchTypography';
import { yamlFault } from '../../lib/yamlFault';

type Dictionary = Readonly<Record<string, { readonly message: string }>>;

/** JSON is YAML, whose reader knows the line of a fault. */
async function readDictionary(file: string): Promise<Dictionary> {
  const lineCounter = new LineCounter();
  const document = parseDocument(await readFile(file, 'utf8'), { lineCounter });
  const fault = yamlFault(document, lineCounter);
  if (fault) throw contentError(path.relative(process.cwd(), file), [fault]);
  return document.toJS();
}

/**
 * interface.json holds the messages of `translate({ id })`, those of the site and those of the theme. Its name is not
 * code.json because Docusaurus reads a file of that name by itself, and would show the texts without typography. The
 * plugin is listed after the theme, so that its messages replace the theme's own.
 *
 * `screens` holds the texts of whole screens by name. A screen reads its own by
 * `import home from '@generated/interface-texts/default/home.json'`, so that other pages do not load them, and so that
 * the rules of typography stay out of the browser's scripts.
 */
export default function interfaceTexts(screens: Readonly<Record<string, object>>) {
  return ({ localizationDir }: LoadContext): Plugin => ({
    name: 'interface-texts',
    async getDefaultCodeTranslationMessages() {
      const dictionary = await readDictionary(path.join(localizationDir, 'interface.json'));
      return withFrenchTypography(
        Object.fromEntries(Object.entries(dictionary).map(([id, { message }]) => [id, message])),
      );
    },
    async contentLoaded({ actions }) {
      for (const [name, texts] of Object.entries(screens)) {
        await actions.createData(`${name}.json`, withFrenchTypography(texts));
      }
    },
  });
}
