// The names that a page imports or exports itself: MDX knows them beside those of the theme.
import type { Root } from 'mdast';

export function ownNames(tree: Root): string[] {
  const names: string[] = [];
  for (const node of tree.children) {
    for (const statement of (node.type === 'mdxjsEsm' && node.data?.estree?.body) || []) {
      if (statement.type === 'ImportDeclaration')
        names.push(...statement.specifiers.map(({ local }) => local.name));
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
      if (declaration?.type === 'FunctionDeclaration') names.push(declaration.id.name);
      if (declaration?.type === 'VariableDeclaration') {
        names.push(
          ...declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [])),
        );
      }
    }
  }
  return names;
}
