import { BARE, CONTAINERS, ENDS, MADE, NEAR, PIECES, SHARES, WATERS } from './amount-words.ts';
import { countsBefore } from './counts.ts';
import { isForEach } from './for-each.ts';
import { mentionsInSteps, type Mention } from './mentions.ts';
import { leastBefore, numberBefore } from './number-words.ts';
import type { AmountOf, MeasuredStepLine, StepAmount } from './step-amount.ts';
import { MEASURES } from './unit-words.ts';
import { tokensOf, type Token } from './words.ts';

/** The ingredient amounts in a recipe's steps, step by step: '2 teaspoons of the salt', 'two of the eggs', '300 ml of water'. */
export function amountsInSteps(steps: readonly string[], lines: readonly MeasuredStepLine[]): StepAmount[][] {
  const mentions = mentionsInSteps(steps, lines);
  return steps.map((step, at) => amountsIn(tokensOf(step), mentions[at] ?? [], lines));
}

function amountsIn(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  lines: readonly MeasuredStepLine[],
): StepAmount[] {
  const found: StepAmount[] = [];
  for (const at of tokens.keys()) {
    const measured = measuredAt(tokens, at, mentions);
    if (measured) found.push(measured);
  }
  const isTaken = ({ from, to }: StepAmount) => found.some((one) => one.from < to && from < one.to);
  for (const mention of mentions) {
    const isShared = mentions.some((one) => one !== mention && one.start === mention.start);
    const counted = countsBefore(tokens, mention, lines[mention.line], isShared);
    found.push(...counted.filter((one) => !isTaken(one)));
  }
  return found.toSorted((a, b) => a.from - b.from);
}

/** The amount whose unit is at a token. */
function measuredAt(tokens: readonly Token[], at: number, mentions: readonly Mention[]): StepAmount | null {
  const word = (ahead: number) => tokens[at + ahead]?.text ?? '';
  const unit = MEASURES.get(word(0));
  if (!unit) return null;
  const to = tokens[at]!.to;
  const isBare = BARE.has(word(-1)) && word(1) === 'of';
  if (isBare) {
    const of = whatIsMeasured(tokens, at, at + 1, mentions);
    return { quantity: 1, unit, of, from: tokens[at]!.from, to, isWord: false, isBare };
  }
  const isHyphened = word(-1) === '-';
  const number = numberBefore(tokens, at - (isHyphened ? 2 : 1));
  if (!number || number.value <= 0) return null;
  const isArticle = number.isWord && /^an?$/.test(tokens[number.start]?.text ?? '');
  const of: AmountOf = isHyphened
    ? { kind: 'container' }
    : whatIsMeasured(tokens, number.start, at + 1, mentions);
  // 'with a teaspoon', 'in a cup'
  const isVessel = isArticle || (number.isWord && unit === 'cup');
  if (isVessel && word(1) !== 'of' && of.kind !== 'line') return null;
  const least = leastBefore(tokens, number);
  const { start } = least ?? number;
  return {
    quantity: (least ?? number).value,
    ...(least && { upTo: number.value }),
    unit,
    of,
    from: tokens[start]!.from,
    to,
    isWord: number.isWord,
    isBare,
  };
}

/** What an amount that begins and ends at these tokens measures. */
function whatIsMeasured(
  tokens: readonly Token[],
  start: number,
  next: number,
  mentions: readonly Mention[],
): AmountOf {
  const text = (at: number) => tokens[at]?.text ?? '';
  // 'a dish of about 2 litres'
  const isSize = text(start - 1) === 'of' || (text(start - 1) === 'about' && text(start - 2) === 'of');
  if (isSize && CONTAINERS.has(text(start - (text(start - 1) === 'of' ? 2 : 3))))
    return { kind: 'container' };
  if (PIECES.has(text(next))) return { kind: 'each' };
  const isEach = isForEach(tokens, start, next);
  for (let at = next; at < next + NEAR && at < tokens.length; at += 1) {
    const word = text(at);
    if (ENDS.has(word) || word === ',') break;
    const line = mentions.find((one) => one.start <= at && at < one.end)?.line;
    const what = line === undefined ? wordMeans(word) : 'line';
    if (what === null) continue;
    return {
      kind: isEach && what !== 'container' ? 'each' : what,
      ...(line !== undefined && { line }),
    };
  }
  return { kind: isEach ? 'each' : 'unknown' };
}

function wordMeans(word: string): AmountOf['kind'] | null {
  if (CONTAINERS.has(word)) return 'container';
  if (SHARES.has(word)) return 'each';
  if (WATERS.has(word)) return 'water';
  return MADE.has(word) ? 'made' : null;
}
