// Walks a tree of Markdown or HTML. A page is walked a dozen times, and `visit` of unist-util-visit, which makes a function
// with a name of its own for each node, takes forty times as long: a site of many pages would wait for it.

type TreeNode = { readonly type: string };
type ParentIn<Node extends TreeNode> = Extract<Node, { children: unknown[] }>;

/** Returns nothing, to go into the node; or where to go on among its parent's children, the node left aside. */
type Enter<Node extends TreeNode> = (
  node: Node,
  index: number,
  parent: ParentIn<Node> | undefined,
) => number | undefined;

/** Calls `enter` for the tree itself, then for what is in it, in the order of the text. */
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
