import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { contentError } from '../lib/contentFault';
import { bareNames } from './bareNames';
import { liveComponents } from './liveComponents';
import { unknownComponents } from './unknownComponents';

/**
 * Refuses components and variables that nobody gives, with file and line. Otherwise the page would crash when it is drawn,
 * and Docusaurus would name neither. Refuses components, too, that nobody would serve.
 */
export default function remarkUnknownNames() {
  return (tree: Root, file: VFile): void => {
    const faults = [...unknownComponents(tree), ...liveComponents(tree, file.path), ...bareNames(tree)];
    // Columns are not those of the page as typed: facts are in place already.
    const lines = faults.map(({ line, message }) => ({ line, message }));
    if (faults.length > 0) throw contentError(path.relative(process.cwd(), file.path), lines);
  };
}
