import { isUnit, UNITS } from '../units.ts';
import { BEFORE_THING, YOLKS } from './amount-words.ts';
import { isForEach } from './for-each.ts';
import { DESCRIPTIONS } from './line-words.ts';
import type { Mention } from './mentions.ts';
import { leastBefore, numberBefore, type NumberBefore } from './number-words.ts';
import type { MeasuredStepLine, StepAmount } from './step-amount.ts';
import { COUNTED } from './unit-words.ts';
import { stem, type Token } from './words.ts';

/** Between a number and what it counts: 'of the', 'large red', 'finely sliced'. */
const isDescription = (word: string) =>
  BEFORE_THING.has(word) || DESCRIPTIONS.has(stem(word)) || /^[a-z]{3,}ly$/.test(word);

/**
 * The counts before a mention: 'two of the eggs', '2 cloves of the garlic', '2–3 large eggs', 'both onions', and both
 * numbers of '3 of the 4 eggs'. `isShared`: the same words mean another line too.
 */
export function countsBefore(
  tokens: readonly Token[],
  { start, end, line }: Mention,
  of: MeasuredStepLine | undefined,
  isShared: boolean,
): StepAmount[] {
  const lineUnit = of?.unit ?? null;
  if (!of?.quantity || lineUnit === null || !isUnit(lineUnit)) return [];
  const { kind } = UNITS[lineUnit];
  if (kind === 'weight' || kind === 'volume') return [];
  let at = start - 1;
  while (at >= 0 && isDescription(tokens[at]!.text)) at -= 1;
  const part = COUNTED.get(tokens[at]?.text ?? '');
  if (part) at -= 1;
  const number = countAt(tokens, at, isShared ? null : of.quantity);
  if (!number || number.value > of.quantity) return [];
  const least = leastBefore(tokens, number);
  if (least === null) return [];
  const from = (least ?? number).start;
  const after = tokens.slice(end, end + 3).map(({ text }) => text);
  if (after.includes('time') || isBatch(tokens, from, number.value < of.quantity)) return [];
  if (isForEach(tokens, from, end)) return [];
  const amount: StepAmount = {
    quantity: (least ?? number).value,
    ...(least && { upTo: number.value }),
    unit: part ?? 'piece',
    of: { kind: 'line', line },
    from: tokens[from]!.from,
    to: tokens[part ? at + 1 : at]!.to,
    isWord: number.isWord,
    isBare: false,
    ...(!part && tokens[start - 1]?.text !== 'the' && { noun: nounOf(tokens, end) }),
  };
  return [...someOf(tokens, amount, from), amount];
}

/** The number at a token; 'both' is two if the line has two. */
function countAt(tokens: readonly Token[], at: number, lineHas: number | null): NumberBefore | null {
  const word = tokens[at]?.text ?? '';
  if (word === 'both') return lineHas === 2 ? { value: 2, start: at, isWord: true } : null;
  return /^an?$/.test(word) ? null : numberBefore(tokens, at);
}

/** 'break in four eggs' of eight are as many as fit, but 'beat in two eggs' of two are the line's. */
const isBatch = (tokens: readonly Token[], from: number, isPart: boolean) =>
  isPart && tokens[from - 1]?.text === 'in';

/** What is counted: the last word of the mention, or what belongs to it, as in '1 egg yolk'. */
const nounOf = (tokens: readonly Token[], end: number): Token =>
  YOLKS.has(tokens[end]?.text ?? '') ? tokens[end]! : tokens[end - 1]!;

/** The '3' before 'of the 4 eggs'. */
function someOf(tokens: readonly Token[], all: StepAmount, from: number): StepAmount[] {
  if (tokens[from - 1]?.text !== 'the' || tokens[from - 2]?.text !== 'of') return [];
  const number = numberBefore(tokens, from - 3);
  if (!number || number.value > all.quantity || /^an?$/.test(tokens[from - 3]!.text)) return [];
  const { unit, of } = all;
  return [
    {
      quantity: number.value,
      unit,
      of,
      from: tokens[number.start]!.from,
      to: tokens[from - 3]!.to,
      isWord: number.isWord,
      isBare: false,
    },
  ];
}
