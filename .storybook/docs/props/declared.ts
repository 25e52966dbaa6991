import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** The code of a node in one line, without comments. */
export const textOf = (node: ts.Node) =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replaceAll(/\s+/g, ' ');

/** The type of a property as it is written; for an optional one, without that it may be undefined. */
export function typeText({ type, questionToken }: ts.PropertySignature): string {
  if (!type) return 'any';
  if (!ts.isUnionTypeNode(type) || !questionToken) return textOf(type);
  return type.types
    .filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
    .map(textOf)
    .join(' | ');
}

/** An expression without its parentheses and type assertions. */
export const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? unwrapped(node.expression)
    : node;

/** The object that an expression is, or that a function returns. */
export function objectOf(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (!node) return undefined;
  const inner = unwrapped(node);
  if (ts.isObjectLiteralExpression(inner)) return inner;
  if (!ts.isArrowFunction(inner)) return undefined;
  if (!ts.isBlock(inner.body)) return objectOf(inner.body);
  return objectOf(inner.body.statements.find(ts.isReturnStatement)?.expression);
}

/** The first function in a declaration that takes its parameters apart: the component inside `memo` and `forwardRef`. */
function takesApart(node: ts.Node): ts.ObjectBindingPattern | undefined {
  if (ts.isFunctionLike(node)) {
    const [first] = node.parameters;
    if (first && ts.isObjectBindingPattern(first.name)) return first.name;
  }
  return ts.forEachChild(node, takesApart);
}

/** The default values of a component's props, from where it takes them apart. */
export function defaultsOf(component: ts.Node): Map<string, ts.Expression> {
  const elements = takesApart(component)?.elements ?? [];
  return new Map(
    elements.flatMap(({ propertyName, name, initializer }) =>
      initializer ? [[textOf(propertyName ?? name), initializer]] : [],
    ),
  );
}
