import type { FoundRecipe, Headed } from '../schema/found-recipe.ts';
import type { Block } from './blocks.ts';
import { keyOf } from './rows.ts';

/** Fewer lines may be hidden for another reason. */
const FEWEST_HIDDEN = 2;
/** How many times as many lines the hidden variants have: two or three of them. */
const MOST_TIMES = 3;
/** Share of the hidden lines that name what a shown one names. */
const ENOUGH_ALIKE = 0.5;
/** Every line is compared with every other. */
const MOST_LINES = 300;
/** Characters. No ingredient has more. */
const LONGEST_LINE = 400;

/**
 * The recipe without the variants that the page hides as it opens: the same in other units, or for another size of pan.
 * Markup lists them all, one after the other.
 * @param all the hidden lines as well, read only where lines are missing
 */
export function withoutVariants(
  recipe: FoundRecipe,
  blocks: readonly Block[],
  all: () => readonly Block[],
): FoundRecipe {
  if (recipe.ingredients.length > MOST_LINES) return recipe;
  const ingredients = shownOf(recipe.ingredients, blocks);
  const shown = new Set(ingredients);
  const hidden = recipe.ingredients.filter((line) => !shown.has(line));
  if (hidden.length < FEWEST_HIDDEN) return recipe;
  if (hidden.length > ingredients.length * MOST_TIMES) return recipe;
  if (countAlike(hidden, ingredients) < hidden.length * ENOUGH_ALIKE) return recipe;
  const whole = all();
  if (shownOf(hidden, whole).length < hidden.length || hasOwnHeading(hidden, ingredients, whole))
    return recipe;
  const steps = shownOf(recipe.steps, blocks);
  const isMethodHidden =
    steps.length > 0 &&
    steps.length < recipe.steps.length &&
    shownOf(recipe.steps, whole).length === recipe.steps.length;
  // Fewer or more lines for the same method are another part of the dish.
  if (!isMethodHidden && hidden.length % ingredients.length > 0) return recipe;
  return { ...recipe, ingredients, steps: isMethodHidden ? steps : recipe.steps };
}

/** Whether the hidden lines are under a heading that no shown line is under: another part of the dish. */
function hasOwnHeading(
  hidden: readonly Headed[],
  shown: readonly Headed[],
  whole: readonly Block[],
): boolean {
  const lines = new Set([...hidden, ...shown].map(({ text }) => keyOf(text)));
  const headings = new Map<string, string>();
  let heading = '';
  for (const { text, level } of whole) {
    const key = keyOf(text);
    if (lines.has(key)) headings.set(key, headings.get(key) ?? heading);
    else if (level > 0) heading = key;
  }
  const over = (texts: readonly Headed[]) => texts.map(({ text }) => headings.get(keyOf(text)));
  const known = new Set(over(shown));
  return over(hidden).some((one) => !known.has(one));
}

/** The lines that are among the blocks, each as often as it is there. */
function shownOf(lines: readonly Headed[], blocks: readonly Block[]): readonly Headed[] {
  const times = new Map<string, number>();
  for (const { text } of blocks) {
    const key = keyOf(text);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return lines.filter(({ text }) => {
    const key = keyOf(text);
    const many = times.get(key) ?? 0;
    times.set(key, many - 1);
    return many > 0;
  });
}

/** How many lines have most of their words in common with one of the others, whatever their amounts. */
function countAlike(lines: readonly Headed[], others: readonly Headed[]): number {
  const sets = others.map(({ text }) => new Set(wordsOf(text)));
  return lines.filter(({ text }) => {
    const words = wordsOf(text);
    const isAlike = (set: ReadonlySet<string>) =>
      words.filter((word) => set.has(word)).length * 2 >= words.length;
    return words.length > 0 && sets.some(isAlike);
  }).length;
}

const wordsOf = (text: string): readonly string[] =>
  text.length > LONGEST_LINE ? [] : (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
