import type { Allergen, Diet } from '@larder/domain';
import type { IngredientIndex, Recipe } from '@larder/domain/model';
import { spaced } from '../data/spaced.ts';
import * as say from './guard-words.ts';
import { deniedBy } from './shop-guard.ts';

type Words = typeof say.FISH;

/**
 * What a dish may claim, and the words that contradict it. A second opinion that ignores the stated facts and
 * only searches for words, in the title, the ingredients' names and notes, and the steps. So a forgotten fact
 * cannot hide itself.
 */
interface Rule {
  claim: string;
  isClaimed: (recipe: Recipe) => boolean;
  words: Words;
  /** Words that contradict only in combination: meat with dairy or fish. */
  together?: Words;
}

const lacks = (allergen: Allergen, words: Words): Rule => ({
  claim: `free of allergen ${spaced(allergen)}`,
  isClaimed: ({ allergens }) => !allergens.includes(allergen),
  words,
});
const fits = (diet: Diet, words: Words): Rule => ({
  claim: diet,
  isClaimed: ({ diets }) => diets.includes(diet),
  words,
});

const RULES: readonly Rule[] = [
  { claim: 'vegetarian', isClaimed: ({ dietary }) => dietary.vegetarian, words: say.FLESH },
  { claim: 'vegan', isClaimed: ({ dietary }) => dietary.vegan, words: say.FLESH },
  { claim: 'vegan', isClaimed: ({ dietary }) => dietary.vegan, words: say.ANIMAL_PRODUCTS },
  { claim: 'free of beef', isClaimed: ({ dietary }) => !dietary.contains_beef, words: say.BEEF },
  { claim: 'free of lamb', isClaimed: ({ dietary }) => !dietary.contains_lamb, words: say.LAMB },
  { claim: 'free of chicken', isClaimed: ({ dietary }) => !dietary.contains_chicken, words: say.CHICKEN },
  { claim: 'free of pork', isClaimed: ({ dietary }) => !dietary.contains_pork, words: say.PORK },
  { claim: 'free of fish', isClaimed: ({ dietary }) => !dietary.contains_fish, words: say.FISH },
  { claim: 'free of seafood', isClaimed: ({ dietary }) => !dietary.contains_fish, words: say.SHELLFISH },
  { claim: 'free of dairy', isClaimed: ({ dietary }) => !dietary.contains_dairy, words: say.DAIRY },
  { claim: 'free of eggs', isClaimed: ({ dietary }) => !dietary.contains_eggs, words: say.EGGS },
  lacks('dairy', say.DAIRY),
  lacks('eggs', say.EGGS),
  lacks('fish', say.FISH),
  lacks('shellfish', say.SHELLFISH_AND_SNAILS),
  lacks('wheat', say.WHEAT),
  lacks('nuts', say.NUTS),
  lacks('soy', say.SOY),
  lacks('sesame', say.SESAME),
  lacks('peanuts', say.PEANUTS),
  lacks('tree_nuts', say.TREE_NUTS),
  lacks('crustaceans', say.CRUSTACEANS),
  lacks('molluscs', say.MOLLUSCS_AND_SNAILS),
  lacks('gluten', say.GLUTEN),
  lacks('celery', say.CELERY),
  lacks('mustard', say.MUSTARD),
  lacks('sulphites', say.SULPHITES),
  lacks('lupin', say.LUPIN),
  fits('vegetarian', say.FLESH),
  fits('vegan', say.FLESH),
  fits('vegan', say.ANIMAL_PRODUCTS),
  fits('dairy_free', say.DAIRY),
  fits('gluten_free', say.GLUTEN),
  fits('halal', say.NOT_HALAL),
  fits('kosher', say.NOT_KOSHER),
  { ...fits('kosher', say.KOSHER_MEAT), together: say.DAIRY },
  { ...fits('kosher', say.KOSHER_MEAT), together: say.FISH },
];

/**
 * Mentions of food that is not in the dish: a size ('as large as a walnut', 'pea-sized'), a comparison ('like
 * single cream'), an absence ('without butter'), or a verb ('fish out the kelp').
 */
const ASIDE =
  /(?:size|thickness|consistency|texture) of [^.,;:]*|[\p{L}’']+-sized|as \p{L}+ as [^.,;:]*|(?:like|than|without|instead of) [^.,;:]*|fish (?:[^.,;:]* )?out/giu;

const PATTERNS = new Map(
  RULES.flatMap(({ words, together = words }) => [words, together]).map((words) => [
    words,
    { say: whole(words.say), except: whole(words.except) },
  ]),
);

function whole(words: string): RegExp {
  const known = words.split('|').filter(Boolean).join('|');
  return known === '' ? /$^/g : new RegExp(`(?<!\\p{L})(?:${known})(?!\\p{L})`, 'giu');
}

/** What a recipe claims to be free of although a word contradicts it, one sentence per claim. */
export function* checkWords(recipe: Recipe, index: IngredientIndex): Iterable<string> {
  const slugs = recipe.ingredients.map(({ ingredient }) => ingredient);
  const names = recipe.ingredients.map(({ ingredient }) => index.require(ingredient).name);
  const labels = names.join(' / ');
  const notes = recipe.ingredients.map((line) => line.notes ?? '');
  const text = [recipe.title, ...notes, ...recipe.steps].join(' / ').replaceAll(ASIDE, ' ');
  for (const { claim, isClaimed, words, together = words } of RULES) {
    if (!isClaimed(recipe)) continue;
    const word = find(words, labels, text);
    if (word && find(together, labels, text)) yield `counts as ${claim}, but says '${word}'`;
    const slug = together === words ? deniedBy(claim, slugs) : undefined;
    if (slug) yield `counts as ${claim}, but has ${slug}`;
  }
}

/**
 * The first contradicting word that is not the end of a harmless name: 'the flour' if the list has rice
 * flour.
 */
function find(words: Words, labels: string, text: string): string | undefined {
  const { say: said, except } = PATTERNS.get(words) as { say: RegExp; except: RegExp };
  const heads = new Set((labels.match(except) ?? []).map((name) => name.split(' ').at(-1)?.toLowerCase()));
  return [
    ...(labels.replaceAll(except, ' ').match(said) ?? []),
    ...(text.replaceAll(except, ' ').match(said) ?? []).filter((word) => !heads.has(word.toLowerCase())),
  ][0];
}
