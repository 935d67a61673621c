import { readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/** Imports of types too. */
export const importsOf = (source: string): string[] =>
  ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);

/** Without imports of types. */
export const runtimeImportsOf = (source: string): string[] => {
  const { ESNext } = ts.ModuleKind;
  const compilerOptions = { module: ESNext, target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve };
  return importsOf(ts.transpileModule(source, { compilerOptions, fileName: 'x.tsx' }).outputText);
};

export const isBuiltin = (specifier: string): boolean =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);

/** The modules of a folder, or a file itself; without tests. */
export const modulesIn = (place: string): string[] =>
  (path.extname(place) === ''
    ? readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(place, file))
    : [place]
  ).filter((file) => /(?<!\.d)\.(?:tsx?|c?js)$/.test(file) && !/\.test\.tsx?$|\/node_modules\//.test(file));
