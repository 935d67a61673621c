import { existsSync } from 'node:fs';
import path from 'node:path';

const FILES = ['MDXComponents', 'MDXComponents.ts', 'MDXComponents.tsx', 'CodeInline', 'CodeInline.tsx'];

/** Whether an owner shows some elements of pages by components of their own, in the place of those of the theme. */
export const hasOwnComponents = (siteDir: string): boolean =>
  FILES.some((name) => existsSync(path.join(siteDir, 'src/theme', name)));
