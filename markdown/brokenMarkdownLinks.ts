import logger from '@docusaurus/logger';
import type { MarkdownHooks } from '@docusaurus/types';

// The specification asks for a warning, not an error. The missing address cannot stay in the page, because Docusaurus
// would then refuse it as a broken link, so the link leads to the top of its own page.
const TOP_OF_SAME_PAGE = '#';

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
  return TOP_OF_SAME_PAGE;
};
