import logger from '@docusaurus/logger';
import type { MarkdownHooks } from '@docusaurus/types';

// The specification wants a broken Markdown link to warn and no more. Left as it is, the address would then
// fail the check of ordinary links, so it becomes a link to the top of its own page.
const HARMLESS = '#';

export const warnOfBrokenMarkdownLink: Exclude<MarkdownHooks['onBrokenMarkdownLinks'], string> = ({
  sourceFilePath,
  url,
  node,
}) => {
  const line = node.position ? `:${node.position.start.line}` : '';
  logger.warn(
    `${sourceFilePath}${line} : le lien Markdown « ${url} » ne mène à aucun fichier. ` +
      'Corrigez le chemin (relatif au fichier, extension .mdx comprise) ; en attendant, le lien ne mène nulle part.',
  );
  return HARMLESS;
};
