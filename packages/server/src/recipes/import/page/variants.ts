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
  const hidden = recipe.ingredients.filter((line) => !ingredients.includes(line));
  if (hidden.length < FEWEST_HIDDEN) return recipe;
  if (hidden.length > ingredients.length * MOST_TIMES) return recipe;
  const alike = hidden.filter(({ text }) => ingredients.some((line) => isAlike(text, line.text)));
  if (alike.length < hidden.length * ENOUGH_ALIKE) return recipe;
  const whole = all();
  if (shownOf(hidden, whole).length < hidden.length) return recipe;
  const steps = shownOf(recipe.steps, blocks);
  const isHidden = steps.length > 0 && shownOf(recipe.steps, whole).length === recipe.steps.length;
  return { ...recipe, ingredients, steps: isHidden ? steps : recipe.steps };
}

/** The lines that are among the blocks, each as often as it is there. */
function shownOf(lines: readonly Headed[], blocks: readonly Block[]): readonly Headed[] {
  const times = new Map<string, number>();
  for (const { text } of blocks) times.set(keyOf(text), (times.get(keyOf(text)) ?? 0) + 1);
  return lines.filter(({ text }) => {
    const many = times.get(keyOf(text)) ?? 0;
    times.set(keyOf(text), many - 1);
    return many > 0;
  });
}

/** Whether two lines have most of their words in common, whatever their amounts. */
function isAlike(one: string, other: string): boolean {
  const words = wordsOf(one);
  const common = wordsOf(other);
  return words.length > 0 && words.filter((word) => common.includes(word)).length * 2 >= words.length;
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
