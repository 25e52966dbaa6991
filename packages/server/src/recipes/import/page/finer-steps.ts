import type { Headed } from '../schema/found-recipe.ts';
import { keyOf } from './rows.ts';

/** Share of the text that must match: a site's markup and page may differ by a comma or a link. */
const ENOUGH = 0.9;
/** Who writes more steps than these has divided the text. */
const MOST_UNDIVIDED = 3;
/** Letters of a few words about a dish, and how much longer a method is. */
const LONGEST_BLURB = 40;
const METHOD_TO_BLURB = 4;
const FEWEST_STEPS = 3;
/** Characters. */
const LONGEST_INTRODUCTION = 300;
const LONGEST_TITLE = 60;
const MOST_TIMES = 4;
/** Comparison cost is lines times characters. */
const MOST_LINES = 300;
const MOST_LETTERS = 40_000;

/**
 * The visible steps if they have the same text as the markup but divide it further, and not just around a picture; or if the
 * markup has a few words about the dish in place of its method.
 */
export function finerSteps(marked: readonly Headed[], seen: readonly Headed[]): readonly Headed[] {
  if (seen.length > MOST_LINES) return marked;
  const titled = isTitlesOnly(marked, seen) ? underTitles(marked, seen) : [];
  if (titled.length > 0) return titled;
  if (seen.length <= marked.length) return marked;
  const whole = keyOf(marked.map(({ text }) => text).join(''));
  if (marked.length === 1 && whole.length <= LONGEST_BLURB && seen.length >= FEWEST_STEPS) {
    const method = keyOf(seen.map(({ text }) => text).join(''));
    if (method.length >= whole.length * METHOD_TO_BLURB) return seen;
  }
  if (isCutOff(marked, seen)) return seen;
  if (whole.length > MOST_LETTERS) return marked;
  const numberless = withoutNumbers(seen);
  if (isBeginningOf(marked, numberless)) return numberless;
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

/** Whether the markup has but the beginning of the page's introduction, cut off within a sentence. */
function isCutOff(marked: readonly Headed[], seen: readonly Headed[]): boolean {
  const text = marked.length === 1 ? (marked[0]?.text ?? '') : '';
  if (text === '' || text.length > LONGEST_INTRODUCTION || !/[\p{L},]$/u.test(text)) return false;
  const key = keyOf(text);
  const keys = seen.map((step) => keyOf(step.text));
  return keys.join('').length >= key.length * METHOD_TO_BLURB && !keys.some((one) => one.includes(key));
}

/** Whether the markup has the titles of the page's steps and not what is done. */
function isTitlesOnly(marked: readonly Headed[], seen: readonly Headed[]): boolean {
  if (
    marked.length < FEWEST_STEPS ||
    marked.some(({ text }) => text.length > LONGEST_TITLE || /[.!?]$/.test(text))
  )
    return false;
  const size = (lines: readonly Headed[]) => lines.reduce((sum, { text }) => sum + text.length, 0);
  return size(seen) >= size(marked) * METHOD_TO_BLURB;
}

/** The visible steps under the titles of the markup; none if a title is missing. */
function underTitles(marked: readonly Headed[], seen: readonly Headed[]): readonly Headed[] {
  const titles = new Set(marked.map(({ text }) => keyOf(text)));
  const shown = new Set(seen.flatMap(({ heading, text }) => [keyOf(heading ?? ''), keyOf(text)]));
  if ([...titles].some((title) => !shown.has(title))) return [];
  let heading: string | null = null;
  return seen.flatMap((line) => {
    const isTitle = titles.has(keyOf(line.text));
    if (isTitle) heading = line.text;
    return isTitle || !/\p{L}/u.test(line.text)
      ? []
      : [{ heading: heading ?? line.heading, text: line.text }];
  });
}

/** Whether the markup has only the first few of the page's steps. */
function isBeginningOf(marked: readonly Headed[], seen: readonly Headed[]): boolean {
  return (
    marked.length >= MOST_UNDIVIDED - 1 &&
    seen.length >= 2 * marked.length &&
    seen.length <= MOST_TIMES * marked.length &&
    new Set(seen.map(({ text }) => keyOf(text))).size === seen.length &&
    marked.every(({ text }, nth) => keyOf(text) === keyOf(seen[nth]?.text ?? ''))
  );
}

/** The steps without their numbers, which a page may set right before the words: '1Chop'. */
function withoutNumbers(steps: readonly Headed[]): readonly Headed[] {
  const isNumbered = steps.every(({ text }, nth) => text.startsWith(String(nth + 1)));
  if (!isNumbered) return steps;
  return steps.map((step, nth) => ({
    ...step,
    text: step.text.slice(String(nth + 1).length).replace(/^[.)]?\s?/, ''),
  }));
}
