// Walks a tree of Markdown or HTML. `visit` of unist-util-visit takes forty times as long, because it makes a named function
// for each node, and a page is walked a dozen times.

type TreeNode = { readonly type: string };
type ParentIn<Node extends TreeNode> = Extract<Node, { children: unknown[] }>;

/** Returns undefined to go into the node, or the index at which to go on among its siblings. */
type Enter<Node extends TreeNode> = (
  node: Node,
  index: number,
  parent: ParentIn<Node> | undefined,
) => number | undefined;

/** Calls `enter` for the tree, then for its descendants, in the order of the text. */
export function walk<Node extends TreeNode>(tree: Node, enter: Enter<Node>): void {
  const visited = (node: Node, index: number, parent: ParentIn<Node> | undefined): number => {
    const next = enter(node, index, parent);
    if (next !== undefined) return next;
    if ('children' in node && Array.isArray(node.children)) {
      for (let i = 0; i < node.children.length; ) i = visited(node.children[i], i, node as ParentIn<Node>);
    }
    return index + 1;
  };
  visited(tree, 0, undefined);
}
