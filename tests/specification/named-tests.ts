import ts from 'typescript';
import { parse, walk } from './root.ts';

/** A test, and all of the source that is its own. */
export interface NamedTest {
  /** Begins with the names of the groups around it. */
  name: string;
  node: ts.Node;
}

/** The tests of a file, each as often as it is there. */
export function namedTests(file: ts.SourceFile): NamedTest[] {
  return file.fileName.endsWith('.stories.tsx') ? storiesThatPlay(file) : titles(file, aliasesOf(file));
}

/** What a file calls a `test` that it imports under another name. */
function aliasesOf(file: ts.SourceFile): ReadonlySet<string> {
  const aliases = new Set<string>();
  walk(file, (node) => {
    if (ts.isImportSpecifier(node) && node.propertyName?.text === 'test') aliases.add(node.name.text);
  });
  return aliases;
}

/** The names of the tests of a file. */
export const testNames = (path: string, text?: string): string[] =>
  namedTests(parse(path, text)).map(({ name }) => name);

/** How many tests of a file have this name, with the groups around it or without. */
export function countTests(names: readonly string[], name: string): number {
  return names.filter((full) => isCalled(full, name)).length;
}

/** Whether a test has this name, with the groups around it or without. */
export const isCalled = (full: string, name: string): boolean => full === name || full.endsWith(` › ${name}`);

/** Every `test(…)` and `test.each(…)(…)`, but none that is skipped or still to be written. */
function titles(node: ts.Node, aliases: ReadonlySet<string>, groups: readonly string[] = []): NamedTest[] {
  if (ts.isCallExpression(node)) {
    const kind = aliases.has(node.expression.getText()) ? 'test' : kindOf(node.expression);
    if (kind === 'left out') return [];
    const [first] = node.arguments;
    if (kind && first && ts.isStringLiteralLike(first)) {
      const name = [...groups, first.text];
      return kind === 'test'
        ? [{ name: name.join(' › '), node }]
        : node.arguments.slice(1).flatMap((body) => titles(body, aliases, name));
    }
  }
  const found: NamedTest[] = [];
  ts.forEachChild(node, (child) => void found.push(...titles(child, aliases, groups)));
  return found;
}

const LEFT_OUT = /\.(?:skip|skipIf|runIf|todo|fixme|fail|fails|only)\b/;

/** What `test`, `test.each(…)`, `describe` and `test.describe` make; null for every other call. */
function kindOf(called: ts.Expression): 'test' | 'group' | 'left out' | null {
  if (ts.isCallExpression(called)) return kindOf(called.expression);
  const name = called.getText();
  if (!/^(?:test|it|describe)\b/.test(name)) return null;
  if (LEFT_OUT.test(name)) return 'left out';
  if (/^(?:describe|test\.describe)(?:\.each)?$/.test(name)) return 'group';
  return /^(?:test|it)(?:\.each)?$/.test(name) ? 'test' : null;
}

/** The exported stories with a play function, their own or that of the story or helper that they are made from. */
function storiesThatPlay(file: ts.SourceFile): NamedTest[] {
  const declared = new Map<string, ts.Node>();
  const exported: NamedTest[] = [];
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) declared.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue;
      declared.set(name.text, initializer);
      if (isExported) exported.push({ name: name.text, node: initializer });
    }
  }
  return exported.filter(({ name }) => plays(name, declared));
}

function plays(name: string, declared: ReadonlyMap<string, ts.Node>): boolean {
  const node = declared.get(name);
  if (!node) return false;
  let found = false;
  walk(node, (part) => {
    const isPlay = ts.isPropertyAssignment(part) || ts.isMethodDeclaration(part);
    if (isPlay && part.name.getText() === 'play') found = true;
    const isSource = ts.isSpreadAssignment(part) || ts.isCallExpression(part);
    if (!isSource) return;
    const sources = ts.isSpreadAssignment(part) ? [part.expression] : [part.expression, ...part.arguments];
    for (const source of sources) {
      if (ts.isIdentifier(source) && source.text !== name && plays(source.text, declared)) found = true;
    }
  });
  return found;
}
