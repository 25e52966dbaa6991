import { ALLERGEN_FACTS } from '../vocabulary/allergens.ts';
import { isWithout, type AnimalClass } from '../vocabulary/animals.ts';
import {
  ANIMAL_OF_FLAG,
  CONTENT_FLAGS,
  type ContentFlag,
  type DietaryFlags,
} from '../vocabulary/dietary-flags.ts';
import { DIET_FACTS, DIETS, type Diet } from '../vocabulary/diets.ts';
import type { Ingredient } from './ingredient.ts';

/*
 * Where opinions differ, ingredient facts follow these rules. They describe an ordinary product of its kind;
 * what only some products contain counts as contained.
 *
 * - Cheese set with calf or lamb rennet is neither vegetarian, halal nor kosher: Parmesan, Grana Padano, pecorino,
 *   Gruyère, Manchego, blue cheese and provolone, often emmental, brie, camembert and goat's cheese. Other cheese is
 *   ordinarily set with microbial rennet.
 * - Meat is assumed to be halal and kosher slaughtered. Unspecified gelatine and stock are not: their animal is unknown.
 * - Wine, beer, spirits, mirin and vanilla extract are not halal, cooked or not. Vinegar is, even from wine: its
 *   alcohol has turned into acid. So is soy sauce.
 * - Ordinary wine, and what is made from it (sherry, Marsala, brandy, wine vinegar), is not kosher. Nor is meat with
 *   dairy or fish.
 * - Gluten is in wheat, barley, rye and malt, so also in soy sauce, beer and Worcestershire sauce; also in oats, which
 *   are rarely grown separately, in miso and tempeh, which may be of barley, in corn syrup, which may be of malt, and in
 *   asafoetida, which is sold mixed with flour.
 * - Pine nuts are tree nuts; coconut, chestnut and nutmeg are not. Land snails are molluscs. Oil that does not name its
 *   seed is refined, and free of it.
 * - Stock is the liquid, made at home, sold as such or made up from cubes, so it often holds what cubes hold; cubes are
 *   ingredients of their own.
 * - Paleo excludes grain, pulses including pods and sprouts, dairy except ghee, potatoes, refined sugar, industrial seed
 *   oils, and alcohol.
 */

/** The animals that these ingredients come from. */
export function animalsOf(ingredients: readonly Ingredient[]): ReadonlySet<AnimalClass> {
  return new Set(ingredients.flatMap((ingredient) => ingredient.animals));
}

/**
 * Whether ingredients served together fit a diet. Keto and low-carb also check net carbohydrates per serving
 * (without fibre); if unknown, only the ingredients.
 */
export function fitsDiet(ingredients: readonly Ingredient[], diet: Diet, carbohydrate = 0): boolean {
  const animals = animalsOf(ingredients);
  const { without, apart = [], mostCarbohydrate = Infinity } = DIET_FACTS[diet];
  if (without !== undefined) return isWithout(animals, without);
  if (ingredients.some(({ notFor }) => notFor.some((other) => other === diet))) return false;
  const holds = (some: readonly AnimalClass[]) => some.some((animal) => animals.has(animal));
  if (apart.some((pair) => pair.every(holds))) return false;
  return carbohydrate <= mostCarbohydrate;
}

/**
 * Whether only some products come from an animal: all allergens from it are only in some, or it is stated itself. Oyster
 * sauce, of which some has fish in it too, always does.
 */
export function isOftenFrom({ allergens, often }: Ingredient, animal: AnimalClass): boolean {
  const sources = allergens.filter((one) => ALLERGEN_FACTS[one].animal === animal);
  return sources.length > 0 ? sources.every((one) => often[one] !== undefined) : often[animal] !== undefined;
}

/** Something that a dish contains only with some products. */
export interface FlagByLabel {
  readonly flag: ContentFlag;
  /** The names of the ingredients whose labels say so. */
  readonly ingredients: readonly string[];
}

/**
 * What a dish contains only with some products, with the ingredients to look at. Every limit counts it as contained.
 */
export function flagsByLabel(ingredients: readonly Ingredient[]): FlagByLabel[] {
  return CONTENT_FLAGS.flatMap((flag) => {
    const animal = ANIMAL_OF_FLAG[flag];
    const from = ingredients.filter(({ animals }) => animals.includes(animal));
    if (from.length === 0 || !from.every((one) => isOftenFrom(one, animal))) return [];
    return { flag, ingredients: [...new Set(from.map(({ name }) => name))] };
  });
}

/** A dish's flags without those that only some products set. */
export function sureFlags(flags: DietaryFlags, ingredients: readonly Ingredient[]): DietaryFlags {
  const open = flagsByLabel(ingredients);
  if (open.length === 0) return flags;
  return { ...flags, ...Object.fromEntries(open.map(({ flag }) => [flag, false])) };
}

/** Diets that a label can decide. Halal and kosher also take what no label says. */
const DECIDED_BY_LABEL = [
  'vegetarian',
  'vegan',
  'gluten_free',
  'dairy_free',
] as const satisfies readonly Diet[];

/** A diet that a dish fits if the labels of some ingredients say so. */
export interface DietByLabel {
  readonly diet: Diet;
  /** The names of these ingredients. */
  readonly ingredients: readonly string[];
}

/** The diets that only what some products contain keeps a dish from, with the ingredients to look at. */
export function dietsByLabel(ingredients: readonly Ingredient[]): DietByLabel[] {
  return DECIDED_BY_LABEL.flatMap((diet) => {
    const unfit = ingredients.filter((one) => !fitsDiet([one], diet));
    if (unfit.length === 0 || !fitsDiet(unfit.map(atBest), diet)) return [];
    return { diet, ingredients: [...new Set(unfit.map(({ name }) => name))] };
  });
}

/** A diet that a dish does not fit. */
export interface DietAgainst {
  readonly diet: Diet;
  /** The names of the ingredients that keep it from fitting; none if it is their amount, or what is written of it. */
  readonly ingredients: readonly string[];
}

/** The diets other than these that a dish does not fit, with the ingredients that are against each. */
export function dietsAgainst(ingredients: readonly Ingredient[], fits: readonly string[]): DietAgainst[] {
  return DIETS.filter((diet) => !fits.includes(diet)).map((diet) => {
    const unfit = ingredients.filter((one) => !fitsDiet([one], diet));
    const sure = unfit.filter((one) => !fitsDiet([atBest(one)], diet));
    const against = [sure, unfit, servedTogether(ingredients, diet)].find((some) => some.length > 0) ?? [];
    return { diet, ingredients: [...new Set(against.map(({ name }) => name))] };
  });
}

/** The ingredients that fit a diet, but not beside each other: meat and milk. */
function servedTogether(ingredients: readonly Ingredient[], diet: Diet): readonly Ingredient[] {
  const { apart = [] } = DIET_FACTS[diet];
  const from = (some: readonly AnimalClass[]) =>
    ingredients.filter(({ animals }) => animals.some((animal) => some.includes(animal)));
  const pair = apart.find(([one, other]) => from(one).length > 0 && from(other).length > 0);
  return pair ? [...from(pair[1]), ...from(pair[0])] : [];
}

/** A diet that some of several ingredients do not fit, each by itself. */
export interface DietSource extends DietAgainst {
  /** Those of them of which some products fit. */
  readonly often: readonly string[];
}

/** The diets that some of these ingredients do not fit, each ingredient by itself. */
export function dietSources(ingredients: readonly Ingredient[]): DietSource[] {
  return DIETS.flatMap((diet) => {
    const unfit = ingredients.filter((one) => !fitsDiet([one], diet));
    if (unfit.length === 0) return [];
    const often = unfit.filter((one) => dietsByLabel([one]).some((open) => open.diet === diet));
    return { diet, ingredients: unfit.map(({ name }) => name), often: often.map(({ name }) => name) };
  });
}

/** An ingredient without what only some products contain. */
function atBest(ingredient: Ingredient): Ingredient {
  const { animals, notFor, often } = ingredient;
  return {
    ...ingredient,
    animals: animals.filter((animal) => !isOftenFrom(ingredient, animal)),
    notFor: notFor.filter((diet) => diet !== 'gluten_free' || often.gluten === undefined),
  };
}
