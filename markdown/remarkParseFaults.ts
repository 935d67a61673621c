import path from 'node:path';
import type { Processor } from 'unified';
import { contentError } from '../lib/contentFault';
import { parseFault } from './parseFault';

/** Makes the parser's errors name the file, the line and the mend: by themselves, they do not know the file. */
export default function remarkParseFaults(this: Processor): void {
  const { parser } = this;
  if (!parser) return;
  this.parser = (document, file) => {
    try {
      return parser(document, file);
    } catch (error) {
      throw contentError(path.relative(process.cwd(), file.path), [parseFault(error, document)]);
    }
  };
}
