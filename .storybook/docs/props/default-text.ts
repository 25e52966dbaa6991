import ts from 'typescript';
import { textOf, unwrapped } from './declared.ts';

/** What a name stands for, not where it was imported. */
function symbolAt(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  const isImported = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return isImported ? checker.getAliasedSymbol(symbol) : symbol;
}

/** What users of the library can import: the exports of its components' modules. */
export function exportedBy(files: readonly ts.SourceFile[], checker: ts.TypeChecker): Set<ts.Symbol> {
  const modules = files
    .filter(({ fileName }) => fileName.endsWith('/index.ts'))
    .flatMap((file) => checker.getSymbolAtLocation(file) ?? []);
  return new Set(
    modules
      .flatMap((module) => checker.getExportsOfModule(module))
      .map((symbol) =>
        (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
      ),
  );
}

/** The code of a default value for users of the library: a constant that they cannot import is replaced by its value. */
export function defaultText(
  node: ts.Expression,
  exported: ReadonlySet<ts.Symbol>,
  checker: ts.TypeChecker,
): string {
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [node.left, node.right].map((side) => defaultText(side, exported, checker));
    return `${left} ${textOf(node.operatorToken)} ${right}`;
  }
  const symbol =
    ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) ? symbolAt(node, checker) : undefined;
  const declaration = symbol && !exported.has(symbol) ? symbol.valueDeclaration : undefined;
  const isConstant =
    declaration && (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration));
  const value = isConstant ? declaration.initializer : undefined;
  return value ? defaultText(unwrapped(value), exported, checker) : textOf(node);
}
