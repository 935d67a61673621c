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
 * interface.json has the messages of `translate({ id })`, those of the site and those of the theme, which they replace: the
 * plugin is listed after it. Docusaurus would itself read a file named code.json, without typography.
 *
 * `screens` has the texts of whole screens, by name. A screen imports its own, which other pages then do not load:
 * `import home from '@generated/interface-texts/default/home.json'`.
 */
export default function interfaceTexts(screens: Readonly<Record<string, object>>) {
  return ({ localizationDir }: LoadContext): Plugin => ({
    name: 'interface-texts',
    async getDefaultCodeTranslationMessages() {
      const entries = Object.entries(await readDictionary(path.join(localizationDir, 'interface.json')));
      return withFrenchTypography(Object.fromEntries(entries.map(([id, { message }]) => [id, message])));
    },
    async contentLoaded({ actions }) {
      for (const [name, texts] of Object.entries(screens))
        await actions.createData(`${name}.json`, withFrenchTypography(texts));
    },
  });
}
