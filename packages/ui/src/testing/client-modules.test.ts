import ts from 'typescript';
import { expect, test } from 'vitest';
import { nodesOf, parse } from './api/parse.ts';

const modules = new Map(
  Object.entries(
    import.meta.glob<string>(
      [
        '../{components,internal,hooks,entries,vocabulary,words}/**/*.{ts,tsx}',
        '../*.ts',
        '!**/*.{test,stories,guide}.{ts,tsx}',
      ],
      { eager: true, import: 'default', query: '?raw' },
    ),
  ).map(([path, source]) => [new URL(path, 'file:///testing/').pathname, parse(path, source)]),
);

/** Hooks of React that a server component may call. */
const ON_A_SERVER = new Set(['use', 'useCallback', 'useDebugValue', 'useId', 'useMemo']);

const isForClients = (path: string): boolean => {
  const [first] = modules.get(path)?.statements ?? [];
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  );
};

/** The modules that a module loads, not counting types. */
function importsOf(path: string): string[] {
  const loaded = (modules.get(path)?.statements ?? []).flatMap((statement) => {
    const isType =
      (ts.isImportDeclaration(statement) &&
        statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
      (ts.isExportDeclaration(statement) && statement.isTypeOnly);
    const from =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
        ? statement.moduleSpecifier
        : undefined;
    return from && ts.isStringLiteral(from) && !isType && from.text.startsWith('.') ? [from.text] : [];
  });
  return loaded.map((to) => new URL(to, `file://${path}`).pathname).filter((to) => modules.has(to));
}

/** The hooks that a module calls, and the contexts that it makes. */
const hooksOf = (path: string): string[] =>
  nodesOf(modules.get(path), ts.isCallExpression)
    .map(({ expression }) => expression.getText())
    .filter((name) => /^(?:use[A-Z]\w*|createContext)$/.test(name) && !ON_A_SERVER.has(name));

/** What a server loads from a module: up to those that begin with 'use client'. */
function onServer(start: readonly string[]): Set<string> {
  const seen = new Set(start);
  for (const path of seen) if (!isForClients(path)) for (const to of importsOf(path)) seen.add(to);
  return seen;
}

test("a module with hooks begins with 'use client', or is loaded only by some that do", () => {
  const doors = [...modules.keys()].filter((path) =>
    /^\/(?:components\/[^/]+\/index|entries\/.+)\.ts$/.test(path),
  );
  expect(doors.length).toBeGreaterThan(50);
  const left = [...onServer(doors)].filter((path) => !isForClients(path) && hooksOf(path).length > 0);
  expect(left).toEqual([]);
});
