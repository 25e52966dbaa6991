import {
  rangeOf,
  sayKitchenAmount,
  shownAmount,
  type KitchenAmount,
  type KitchenMeasure,
} from '../kitchen/index.ts';
import { formatQuantity } from '../quantity.ts';
import { scaled } from '../servings.ts';
import type { UnitSystem } from '../vocabulary/preferences.ts';
import { amountsInSteps } from './amounts.ts';
import { withDegreesAndLengths } from './degrees-and-lengths.ts';
import { pluralOf, singularOf } from './plain-plurals.ts';
import type { AmountOf, MeasuredStepLine, StepAmount } from './step-amount.ts';
import { spelledUnit } from './unit-words.ts';
import { vesselSize } from './vessel-size.ts';

/** A recipe line as written, with how kitchens measure it. */
export interface RewritableLine extends MeasuredStepLine {
  readonly measure?: KitchenMeasure | null | undefined;
}

/** What steps are rewritten for. */
export interface Rewriting {
  readonly system: UnitSystem;
  /** The servings shown, as a multiple of those that the steps are written for. */
  readonly factor: number;
}

const SCALED: ReadonlySet<AmountOf['kind']> = new Set(['line', 'water', 'made']);
const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** 'a generous' or 'about' cannot follow these. */
const DETERMINED =
  /(?:\b(?:the|other|remaining|last|that|those|these|about|another|same|first|up to|some|each|around|roughly)|[-–])\s$/i;

/**
 * A recipe's steps for other servings and in other units. `lines` have the recipe's original amounts. Amounts of
 * ingredients and water are scaled; times, tins and what each piece gets are not.
 */
export function rewriteSteps(
  steps: readonly string[],
  lines: readonly RewritableLine[],
  { system, factor }: Rewriting,
): string[] {
  if (system === 'as_written' && factor === 1) return [...steps];
  const amounts = amountsInSteps(steps, lines);
  return steps.map((step, at) => {
    const scaledText = withAmounts(step, amounts[at] ?? [], lines, { system, factor });
    return withArticles(
      system === 'as_written' ? scaledText : withDegreesAndLengths(scaledText, system),
      step,
    );
  });
}

function withAmounts(
  step: string,
  amounts: readonly StepAmount[],
  lines: readonly RewritableLine[],
  rewriting: Rewriting,
): string {
  const { factor } = rewriting;
  let text = step;
  for (const amount of amounts.toReversed()) {
    const before = text.slice(0, amount.from);
    const said = newText(step.slice(amount.from, amount.to), before, amount, lines, rewriting);
    if (said === null) continue;
    const isFirst = /(?:^|[.!?]\s)$/.test(before);
    const after = withNoun(text.slice(amount.to), amount, factor);
    text = before + (isFirst ? said.charAt(0).toUpperCase() + said.slice(1) : said) + after;
  }
  return text;
}

/** The text after a number, with its noun made singular or plural to match: 'one egg', 'two eggs'. */
function withNoun(
  after: string,
  { noun, quantity, upTo = quantity, to }: StepAmount,
  factor: number,
): string {
  const isMany = upTo > 1;
  const willBeMany = upTo * factor > 1;
  if (!noun || isMany === willBeMany) return after;
  const [from, end] = [noun.from - to, noun.to - to];
  const word = after.slice(from, end);
  return after.slice(0, from) + (willBeMany ? pluralOf(word) : singularOf(word)) + after.slice(end);
}

/** The new text of an amount; null if it stays as it is. */
function newText(
  old: string,
  before: string,
  { quantity, upTo, unit, of, isWord, isBare }: StepAmount,
  lines: readonly RewritableLine[],
  { system, factor }: Rewriting,
): string | null {
  const isScaled = factor !== 1 && SCALED.has(of.kind);
  const times = isScaled ? factor : 1;
  const measure = of.line === undefined ? null : lines[of.line]?.measure;
  const show = (amount: number) =>
    shownAmount({ quantity: scaled(amount, times), unit }, { system, measure, isScaled });
  const low = show(quantity);
  if (!low) return null;
  const high = upTo === undefined ? null : show(upTo);
  if (of.kind === 'container') return vesselSize(old, quantity, unit, system, low);
  const isPlain = DETERMINED.test(before);
  const [first] = low.parts;
  if (isBare && low.parts.length === 1 && first.quantity === 1 && first.unit === unit) return null;
  if (/^both$/i.test(old)) return times === 1 ? null : allOf(low);
  if (unit === 'piece' && high) return countedRange(low, high, isWord);
  if (unit === 'piece' || !/\p{L}/u.test(old)) return counted(low, isWord, isPlain);
  const isSpelled = /[a-z]{5,}/i.test(old);
  const range = high && rangeOf(low, high);
  if (range) return inStyle(range, isSpelled, true);
  return high
    ? `${inStyle(low, isSpelled, isPlain)} to ${inStyle(high, isSpelled, true)}`
    : inStyle(low, isSpelled, isPlain);
}

/** A count, spelled out if the text spells it out. */
function counted(amount: KitchenAmount, isWord: boolean, isPlain: boolean): string {
  const [{ quantity, unit }] = amount.parts;
  const word = NUMBER_WORDS[quantity];
  if (isWord && word && amount.upTo === undefined && unit === 'piece') return word;
  return sayKitchenAmount(plainly(amount, isPlain), { isNamed: true });
}

/** What 'both' is for other servings: 'all four', 'the' for one. */
function allOf(amount: KitchenAmount): string {
  const [{ quantity }] = amount.parts;
  if (quantity === 1) return 'the';
  return `${quantity > 2 ? 'all' : 'the'} ${counted(amount, true, true)}`;
}

/** Two counts, spelled out if the text spells them out: 'four or six', '4–6'. */
function countedRange(low: KitchenAmount, high: KitchenAmount, isWord: boolean): string {
  const ends = [low.parts[0].quantity, high.upTo ?? high.parts[0].quantity];
  const said = ends.map((end) => (isWord && NUMBER_WORDS[end]) || formatQuantity(end, 'en-US'));
  return [...new Set(said)].join(isWord ? ' or ' : '–');
}

/** Drops the nuance where none fits. */
const plainly = ({ nuance, ...amount }: KitchenAmount, isPlain: boolean): KitchenAmount =>
  isPlain || nuance === undefined ? amount : { ...amount, nuance };

/** An amount with its units spelled out if the text spells them out. */
function inStyle(amount: KitchenAmount, isSpelled: boolean, isPlain: boolean): string {
  const said = sayKitchenAmount(plainly(amount, isPlain));
  if (!isSpelled) return said;
  return amount.parts.reduce((text, { quantity, unit }) => {
    const word = spelledUnit(unit, amount.upTo ?? quantity);
    return word === null ? text : text.replace(new RegExp(`(?<=\\d|[½¼¾⅓⅔⅛]) ${unit}\\b`, 'u'), ` ${word}`);
  }, said);
}

/** 'a 20 cm tin' and 'an 8-inch tin': the article follows the new number. */
const withArticles = (text: string, old: string): string =>
  text === old
    ? text
    : text.replace(/\b([Aa])n?(\s)(?=(\d+))/g, (_all, article: string, gap: string, number: string) =>
        /^(?:8|11$|18$)/.test(number) ? `${article}n${gap}` : `${article}${gap}`,
      );
