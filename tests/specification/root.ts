import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The folder of the project, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Reads a file of the project as a syntax tree. */
export function parse(path: string, text = readFileSync(`${ROOT}${path}`, 'utf8')): ts.SourceFile {
  // In a `.ts` file `<Item>(…) =>` is a generic function, and no element.
  const kind = path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** Calls back for a node and everything in it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
