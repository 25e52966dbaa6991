import { isNode, type Node } from '@larder/domain/schema-org';
import { plainText } from '../../plain-text.ts';
import type { Headed } from '../../schema/found-recipe.ts';
import { isPerServing, PIECE, type Portions } from './portions.ts';

/** Groups of lines, in a list of the recipe's. */
const DEEPEST = 4;
/** As many as a draft has. */
const MOST_LINES = 300;
const LONGEST_LINE = 2_000;

const NAME = /^(?:name|title|label|header|heading|ingredient(?:_?name)?|food|product)$/i;
const TEXT =
  /^(?:text|body|description|instructions?|step|content|value|display(?:_?text)?|original(?:_?text)?)$/i;
const AMOUNT = /(?:^|_|[a-z])(?:amount|quantity|qty)$/i;
const UNIT = /(?:^|_|[a-z])(?:units?|measure|measurement)$/i;
const LIST = /^(?:.*ingredients?|items|lines|.*instructions?|.*steps|list|children)$/i;

/** The ingredients in a program's list: texts, or objects with a name, an amount and a unit; in groups or not. */
export function ingredientLines(list: unknown, servings: number | null): Headed[] {
  const portions: Portions[] = [];
  const lines = linesIn(list, null, 0, (line) => {
    const amount = numberOf(valueOf(line, AMOUNT));
    if (amount !== null) portions.push({ amount, unit: wordOf(valueOf(line, UNIT), 1) });
    return line;
  });
  const times = servings !== null && isPerServing(portions, servings) ? servings : 1;
  return lines.flatMap(({ heading, line }) => {
    const text = typeof line === 'string' ? line : ingredientOf(line, times);
    return text === '' || text.length > LONGEST_LINE ? [] : [{ heading, text }];
  });
}

/** The steps in a program's list, or in a text with a line for each. */
export function stepLines(list: unknown): Headed[] {
  const lines = typeof list === 'string' ? list.split('\n') : list;
  return linesIn(lines, null, 0, (line) => line).flatMap(({ heading, line }) => {
    const text = typeof line === 'string' ? line : plainText(valueOf(line, TEXT) ?? valueOf(line, NAME));
    const plain = withoutMarks(text);
    return plain === '' || plain.length > LONGEST_LINE ? [] : [{ heading, text: plain }];
  });
}

interface Line {
  readonly heading: string | null;
  readonly line: string | Node;
}

function linesIn(value: unknown, heading: string | null, depth: number, take: (line: Node) => Node): Line[] {
  const lines: Line[] = [];
  for (const one of Array.isArray(value) ? value.slice(0, MOST_LINES) : []) {
    if (lines.length >= MOST_LINES) break;
    if (typeof one === 'string') lines.push({ heading, line: plainText(one) });
    if (!isNode(one)) continue;
    const inner = Object.entries(one).find(([key, list]) => LIST.test(key) && isFilled(list))?.[1];
    if (inner === undefined) lines.push({ heading, line: take(one) });
    else if (depth < DEEPEST)
      lines.push(...linesIn(inner, plainText(valueOf(one, NAME)) || heading, depth + 1, take));
  }
  return lines.slice(0, MOST_LINES);
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** '2 stalks celery, chopped': the amount, its unit, what comes before the name, the name, and what after it. */
function ingredientOf(line: Node, times: number): string {
  const whole = plainText(
    Object.entries(line).find(([key]) => /^(?:display|original)_?text$/i.test(key))?.[1],
  );
  if (whole !== '') return whole;
  const amount = numberOf(valueOf(line, AMOUNT));
  const many = amount === null ? null : rounded(amount * times);
  const food = valueOf(line, NAME);
  const name = wordOf(food, saidNumber(line) ?? many ?? 1);
  if (name === '') return '';
  const unit = wordOf(valueOf(line, UNIT), many ?? 1);
  const isCounted = isNode(food) && pluralOf(food) !== undefined && PIECE.test(unit);
  return [
    many === null ? plainText(valueOf(line, AMOUNT)) : String(many),
    // A unit without an amount is a setting that was left over.
    many === null || isCounted ? '' : unit,
    plainText(line.prefix),
    name,
    plainText(line.suffix ?? line.note ?? line.notes ?? line.comment),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The value of the first such key that has one. */
function valueOf(node: Node, key: RegExp): unknown {
  return Object.entries(node).find(
    ([name, value]) => key.test(name) && value !== null && value !== '' && typeof value !== 'boolean',
  )?.[1];
}

/** A word, or the one of an object's that fits how many there are. */
function wordOf(value: unknown, many: number): string {
  if (!isNode(value)) return plainText(value);
  const short = plainText(value.abbreviation ?? value.symbol ?? value.short);
  if (short !== '') return short;
  const plural = many > 1 ? plainText(pluralOf(value)) : '';
  const single = Object.entries(value).find(([key, word]) => /singular/i.test(key) && word !== null)?.[1];
  return plural || plainText(single ?? valueOf(value, NAME));
}

const pluralOf = (node: Node): unknown =>
  Object.entries(node).find(([key, value]) => /plural/i.test(key) && typeof value === 'string')?.[1];

/** What the program says about singular and plural of the name, as a number. */
function saidNumber(line: Node): number | null {
  const said = Object.entries(line).find(
    ([key, value]) =>
      NAME.test(key.replace(/_?inflection$/i, '')) && /^(?:singular|plural)$/.test(String(value)),
  )?.[1];
  if (said === undefined) return null;
  return said === 'plural' ? 2 : 1;
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,6}(?:\.\d{1,6})?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && number > 0 && number < 1_000_000 ? number : null;
}

const rounded = (amount: number): number => Number(amount.toFixed(2));

/** Without the asterisks that set words in bold. */
const withoutMarks = (text: string): string => text.replaceAll('**', '').trim();
