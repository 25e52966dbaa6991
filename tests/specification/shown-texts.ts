import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { parse, ROOT, walk } from './root.ts';

/** What stands in a text for a value that is known only when it is shown. */
const GAP = '{}';
/** More ways than this to read one text are not followed. */
const MOST_WAYS = 32;

const SOURCES = ['app', 'packages/client', 'packages/domain', 'packages/server', 'packages/ui'];
/** Tests, stories and what is made for them show texts that the product need not have; the countries are made from data. */
const FOR_TESTS =
  /\.(?:test|stories|guide|d)\.tsx?$|(?:^|\/)(?:testing|storybook|patterns|generated(?!\/countries\.ts$))\//;

/** Whether a file, by its path from the top folder, is only there for tests and stories. */
export const isForTests = (path: string): boolean =>
  FOR_TESTS.test(path) || /^(?:packages\/\w+\/|openapi\/)?tests\//.test(path);

/** Every text that the sources of the product can show, with {} in the place of each value. */
export function shownTexts(): Set<string> {
  const texts = new Set<string>();
  for (const folder of SOURCES) {
    for (const file of readdirSync(`${ROOT}${folder}/src`, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || FOR_TESTS.test(file)) continue;
      for (const text of textsOf(parse(`${folder}/src/${file}`))) texts.add(text);
    }
  }
  return texts;
}

/** The texts of one file. */
export function textsOf(file: ts.SourceFile): string[] {
  const texts: string[] = [];
  walk(file, (node) => {
    if (isText(node) || ts.isJsxElement(node) || ts.isJsxFragment(node)) texts.push(...readings(node));
  });
  return texts;
}

/** Whether one of the texts is this one, or has it in it as words of its own. `{count}` stands for any value. */
export function isShown(texts: Iterable<string>, quoted: string): boolean {
  const words = quoted
    .replaceAll(/\{[^}]*\}/g, GAP)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    // The sign of a percentage belongs to its figure, which a locale writes as a whole.
    .replaceAll(String.raw`\{\}%`, String.raw`\{\}%?`);
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`, 'u');
  const anywhere = /^[\p{L}\p{N}{]/u.test(quoted) ? whole : new RegExp(words, 'u');
  for (const text of texts) if (anywhere.test(text)) return true;
  return false;
}

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node);

/** The ways in which an expression can read: one for each branch of a condition. */
function readings(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isJsxText(node)) return [node.text.replaceAll(/\s+/g, ' ').replaceAll('&apos;', "'")];
  if (ts.isTemplateExpression(node)) {
    return product([
      [node.head.text],
      ...node.templateSpans.flatMap((span) => [readings(span.expression), [span.literal.text]]),
    ]);
  }
  if (ts.isConditionalExpression(node)) return [...readings(node.whenTrue), ...readings(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return readings(node.expression);
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return product(node.children.map(readings));
  // The end of a word that counts: `Ingredient${plural(count)}`.
  if (ts.isCallExpression(node) && node.expression.getText() === 'plural') return ['', 's'];
  if (ts.isJsxExpression(node)) return node.expression ? readings(node.expression) : [''];
  return readingsOfChildren(node);
}

/** A link is drawn by the caller's function: `renderLink({ href, children: 'Sign up' })` reads 'Sign up'. */
function readingsOfChildren(node: ts.Node): string[] {
  if (!ts.isCallExpression(node)) return [GAP];
  const [props] = node.arguments;
  if (!props || !ts.isObjectLiteralExpression(props)) return [GAP];
  for (const prop of props.properties) {
    if (ts.isPropertyAssignment(prop) && prop.name.getText() === 'children')
      return readings(prop.initializer);
  }
  return [GAP];
}

function product(parts: readonly string[][]): string[] {
  return parts.reduce<string[]>(
    (starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)).slice(0, MOST_WAYS),
    [''],
  );
}
