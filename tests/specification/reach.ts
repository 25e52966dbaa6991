import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { isCalled, namedTests } from './named-tests.ts';
import { parse, ROOT, walk } from './root.ts';
import { isForTests } from './shown-texts.ts';

/** Reads a file of the project; null when it is none, or a source of the product. */
export type ReadFile = (path: string) => ts.SourceFile | null;

/** Files as they are, each read once. What the product itself says proves nothing. */
export function projectFiles(): ReadFile {
  const files = new Map<string, ts.SourceFile | null>();
  return (path) => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const file = isForTests(path) && existsSync(`${ROOT}${path}`) ? parse(path) : null;
    files.set(path, file);
    return file;
  };
}

/** What stands in a comment is looked for by nobody. */
const PRINTER = ts.createPrinter({ removeComments: true });

/**
 * The source of a named test: itself, the hooks around it, and whatever of its file and of other files for tests is
 * used there, and used by that.
 */
export function reachOf(path: string, name: string, read: ReadFile): string {
  const file = read(path);
  const test = file && namedTests(file).find((candidate) => isCalled(candidate.name, name));
  if (!file || !test) return '';
  const reached = new Set<ts.Node>();
  const scopes = new Map<ts.SourceFile, Scope>();
  const follow = (node: ts.Node, within: ts.SourceFile) => {
    if (reached.has(node)) return;
    reached.add(node);
    const scope = scopes.get(within) ?? scopeOf(within);
    scopes.set(within, scope);
    walk(node, (part) => {
      if (!ts.isIdentifier(part) || isKey(part)) return;
      for (const declared of scope.declared.get(part.text) ?? []) {
        if (isWithin(part, blockOf(declared))) follow(declared, within);
      }
      const imported = scope.imported.get(part.text);
      const other = imported && read(imported.path);
      if (other) for (const from of exportsOf(other, imported.name)) follow(from, other);
    });
  };
  follow(test.node, file);
  for (const hook of hooksAround(test.node)) follow(hook, file);
  return [...reached]
    .map((node) => PRINTER.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()))
    .join('\n');
}

/** The block, the loop or the file in which a declaration holds. */
function blockOf(node: ts.Node): ts.Node {
  let around = node.parent;
  while (!ts.isBlock(around) && !ts.isForOfStatement(around) && !ts.isSourceFile(around))
    around = around.parent;
  return around;
}

function isWithin(node: ts.Node, outer: ts.Node): boolean {
  return node.getSourceFile() === outer.getSourceFile() && node.pos >= outer.pos && node.end <= outer.end;
}

/** `b` of `a.b` and of `{ b: 1 }` names nothing in the file. */
function isKey(node: ts.Identifier): boolean {
  const { parent } = node;
  return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node;
}

interface Scope {
  /** What a name stands for: where it is made, wherever in the file that is. */
  declared: Map<string, ts.Node[]>;
  imported: Map<string, { path: string; name: string }>;
}

function scopeOf(file: ts.SourceFile): Scope {
  const scope: Scope = { declared: new Map(), imported: new Map() };
  const declare = (name: ts.BindingName, node: ts.Node | undefined) => {
    if (!node) return;
    if (!ts.isIdentifier(name)) {
      for (const part of name.elements) if (ts.isBindingElement(part)) declare(part.name, node);
      return;
    }
    scope.declared.set(name.text, [...(scope.declared.get(name.text) ?? []), node]);
  };
  walk(file, (node) => {
    if (ts.isVariableDeclaration(node)) declare(node.name, node.initializer ?? loopOf(node));
    if (ts.isFunctionDeclaration(node) && node.name) declare(node.name, node);
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const path = posix.join(posix.dirname(file.fileName), node.moduleSpecifier.text);
      const names = node.importClause?.namedBindings;
      if (!names || !ts.isNamedImports(names) || !node.moduleSpecifier.text.startsWith('.')) return;
      for (const { name, propertyName } of names.elements) {
        scope.imported.set(name.text, { path, name: (propertyName ?? name).text });
      }
    }
  });
  return scope;
}

/** What a loop goes through, for the name that it gives to each. */
function loopOf(node: ts.VariableDeclaration): ts.Node | undefined {
  const loop = node.parent.parent;
  return ts.isForOfStatement(loop) ? loop.expression : undefined;
}

/** Where a file makes what it exports under a name. */
const exportsOf = (file: ts.SourceFile, name: string): ts.Node[] => scopeOf(file).declared.get(name) ?? [];

const HOOK = /^(?:test\.)?(?:beforeEach|beforeAll|afterEach|afterAll|extend)$/;

/** The hooks of the groups around a node, and of its file. */
function hooksAround(node: ts.Node): ts.Node[] {
  const hooks: ts.Node[] = [];
  for (let around: ts.Node = node.parent; around; around = around.parent) {
    if (!ts.isSourceFile(around) && !ts.isBlock(around)) continue;
    for (const statement of around.statements) {
      const call = ts.isExpressionStatement(statement) ? statement.expression : null;
      if (call && ts.isCallExpression(call) && HOOK.test(call.expression.getText())) hooks.push(call);
    }
  }
  return hooks;
}
