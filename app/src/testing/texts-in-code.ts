import ts from 'typescript';

/** A text that the code asks a translation for. */
export interface AskedText {
  /** The English: of `plural` the form for many. */
  text: string;
  /** Of `plural` the form for one. */
  one?: string;
  file: string;
  line: number;
  /** It is asked for while its file is loaded, when the language is not known yet. */
  isTooEarly: boolean;
}

/** What a file has for cooks to read. */
export interface TextsOfFile {
  asked: AskedText[];
  /** Calls whose text is not a literal, and words that no call translates: 'file:line text'. */
  faults: string[];
}

const ASKING = new Set(['t', 'tNodes', 'plural', 'translated']);
/** Attributes and properties whose text is not shown, or is a name for code. */
const TECHNICAL =
  /^(?:className|key|slot|href|to|type|id|name|rel|role|src|path|queryKey|mutationKey|scope|status|data-.*|autoComplete|inputMode|size|tone|variant|icon|sizes|headers|method|storage.*|tag|value)$/;
/** 'Removed', 'in your pantry': a word with a capital, or words; not a name like 'mealPlan'. */
const WORDS = /(?<!\p{L})\p{Lu}\p{Ll}+|\p{Ll}{2,}[ ,.!?]+\p{L}{2,}/u;

/** Finds the texts of a file of the app. */
export function textsIn(file: string, code: string): TextsOfFile {
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: TextsOfFile = { asked: [], faults: [] };
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const blame = (node: ts.Node, why: string) => found.faults.push(`${file}:${lineOf(node)} ${why}`);
  const names = namesIn(source);

  const visit = (node: ts.Node, isDeferred: boolean, isHidden = false): void => {
    if (isTypeOrImport(node)) return;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && ASKING.has(node.expression.text)) {
      ask(node, node.expression.text, isDeferred);
      return;
    }
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) {
      if (isHidden || isUnseen(node)) return;
      if (WORDS.test(node.text) && !/^\S+[/.]\S*[^\s.]$/.test(node.text) && !names.has(node.text))
        blame(node, `${JSON.stringify(node.text.trim())} is not translated`);
      return;
    }
    if (ts.isTemplateExpression(node)) {
      const texts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
      if (!isHidden && texts.some(({ text }) => WORDS.test(text)))
        blame(node, `${node.getText()} is not translated`);
    }
    const isInside = isHidden || isUnseen(node);
    // What is unseen may still ask for a text: an id is never shown, but a name may be.
    ts.forEachChild(node, (child) => visit(child, isDeferred || ts.isFunctionLike(node), isInside));
  };

  const ask = (call: ts.CallExpression, name: string, isDeferred: boolean): void => {
    const [first, second, ...rest] = call.arguments;
    const isPlural = name === 'plural';
    const english = isPlural ? second : first;
    const forms = english && (isPlural ? formsOf(english) : literalOf(english));
    if (forms === undefined) blame(call, 'asks for a text that is not a literal');
    else
      found.asked.push({
        ...(typeof forms === 'string' ? { text: forms } : { text: forms.other, one: forms.one }),
        file,
        line: lineOf(call),
        isTooEarly: !isDeferred,
      });
    for (const value of [isPlural ? first : second, ...rest]) if (value) visit(value, isDeferred);
  };

  visit(source, false);
  return found;
}

const literalOf = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) ? node.text : undefined;

function formsOf(node: ts.Node): { one: string; other: string } | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const form = (name: string) => {
    const property = node.properties.find((one) => one.name?.getText() === name);
    return property && ts.isPropertyAssignment(property) ? literalOf(property.initializer) : undefined;
  };
  const [one, other] = [form('one'), form('other')];
  return one === undefined || other === undefined ? undefined : { one, other };
}

/** What the file's types are made of, such as 'new version' of `about: 'offline' | 'new version'`: names for code. */
function namesIn(node: ts.Node, names = new Set<string>()): ReadonlySet<string> {
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) names.add(node.literal.text);
  ts.forEachChild(node, (child) => void namesIn(child, names));
  return names;
}

const isTypeOrImport = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

/** Errors for developers, and what only code reads. */
function isUnseen(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true;
  if (
    ts.isCallExpression(node) &&
    /^console\.|^super$|querySelector|closest$|matches$|RegExp/.test(node.expression.getText())
  )
    return true;
  // What another text is searched for.
  if (
    ts.isStringLiteralLike(node) &&
    ts.isCallExpression(node.parent) &&
    node.parent.expression.getText().endsWith('.includes')
  )
    return true;
  if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())) return true;
  if (ts.isCaseClause(node.parent ?? node) && node === (node.parent as ts.CaseClause).expression) return true;
  return (
    (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
    TECHNICAL.test(node.name.getText().replaceAll(/['"]/g, ''))
  );
}
