import logger from '@docusaurus/logger';
import type { MarkdownHooks } from '@docusaurus/types';

/**
 * A link to a Markdown file that does not exist is a warning only. It becomes a link to the top of its own page, because
 * Docusaurus would refuse the missing address as a broken link.
 */
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
  return '#';
};
