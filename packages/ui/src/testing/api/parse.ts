import ts from 'typescript';

/** A file's syntax tree; no types are read. */
export const parse = (path: string, source: string): ts.SourceFile =>
  ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** All nodes of one kind in a tree, in order. */
export function nodesOf<Kind extends ts.Node>(
  root: ts.Node | undefined,
  isWanted: (node: ts.Node) => node is Kind,
): Kind[] {
  const found: Kind[] = [];
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  if (root) visit(root);
  return found;
}
