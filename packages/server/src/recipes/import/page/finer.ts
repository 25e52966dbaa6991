import type { Headed } from '../schema/found-recipe.ts';
import { isLikeIngredient } from '../text/like-ingredient.ts';
import { isAmount, keyOf } from './rows.ts';

/** Share of the text that must match: a site's markup and page may differ by a comma or a link. */
const ENOUGH = 0.9;
const MOST_TIMES = 4;
/** Share of the additional lines that must start with an amount. */
const MOST_AMOUNTS = 0.7;
/** Who writes more steps than these has divided the text. */
const MOST_UNDIVIDED = 3;
/** Comparison cost is lines times characters. */
const MOST_LINES = 300;
const MOST_LETTERS = 40_000;

/**
 * The visible ingredients if the markup runs several into one line or has only some of them; otherwise those of the
 * markup.
 */
export function finerIngredients(marked: readonly Headed[], seen: readonly Headed[]): readonly Headed[] {
  if (seen.length <= marked.length || seen.length > MOST_LINES) return marked;
  const markedKeys = marked.map(({ text }) => keyOf(text));
  const seenKeys = seen
    .filter(({ text }) => !isAmount(text))
    .map(({ text }) => keyOf(text))
    .filter(Boolean);
  // A page may contain its list twice, for mobile and desktop.
  const distinct = [...new Set(seenKeys)];
  const all = markedKeys.join('');
  if (all.length > MOST_LETTERS) return marked;
  const letters = lettersOf(all);
  const isSeveral = (line: string) =>
    distinct.filter((key) => key.length > 3 && line.includes(key)).length > 1;
  const isGlued =
    distinct.length >= 2 * marked.length &&
    shareOf(markedKeys, isSeveral) >= 0.5 &&
    // In letters alone: who took the line apart may have taken '1.5' for the number of a step.
    shareOf(seenKeys, (key) => letters.includes(lettersOf(key))) >= 0.7;
  const whole = seenKeys.join('\n');
  const others = seen.filter(({ text }) => !markedKeys.some((key) => keyOf(text).includes(key)));
  const isSome =
    seen.length <= marked.length * MOST_TIMES &&
    others.length > 1 &&
    distinct.length === seenKeys.length &&
    shareOf(others, ({ text }) => isAmount(text)) < 0.15 &&
    shareOf(markedKeys, (key) => whole.includes(key)) === 1 &&
    shareOf(others, ({ text }) => isLikeIngredient(text)) >= MOST_AMOUNTS;
  const headings = new Set(seen.map(({ heading }) => keyOf(heading ?? '')));
  const isHeadings = markedKeys.every((key) => headings.has(key));
  return isGlued || isSome || isHeadings ? seen : marked;
}

/** The visible steps if they have the same text as the markup but divide it further, and not just around a picture. */
export function finerSteps(marked: readonly Headed[], seen: readonly Headed[]): readonly Headed[] {
  if (seen.length <= marked.length || seen.length > MOST_LINES) return marked;
  const whole = keyOf(marked.map(({ text }) => text).join(''));
  if (whole.length > MOST_LETTERS) return marked;
  let at = 0;
  const same = seen.filter(({ text }) => {
    const key = keyOf(text);
    const found = /\p{L}/u.test(text) ? whole.indexOf(key, at) : -1;
    if (found !== -1) at = found + key.length;
    return found !== -1;
  });
  const letters = same.reduce((sum, { text }) => sum + keyOf(text).length, 0);
  const isDivided = marked.length > MOST_UNDIVIDED && same.length < 2 * marked.length;
  return letters >= whole.length * ENOUGH && same.length > marked.length && !isDivided ? same : marked;
}

const lettersOf = (key: string): string => key.replaceAll(/[^\p{L}]/gu, '');

function shareOf<One>(all: readonly One[], isRight: (one: One) => boolean): number {
  return all.length === 0 ? 0 : all.filter(isRight).length / all.length;
}
