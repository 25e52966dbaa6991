import { dietaryFlags } from '../dietary.ts';
import { allergenSources, type AllergenSource } from '../model/allergen-sources.ts';
import {
  animalsOf,
  dietsByLabel,
  fitsDiet,
  flagsByLabel,
  type DietByLabel,
  type FlagByLabel,
} from '../model/diets.ts';
import type { Ingredient } from '../model/ingredient.ts';
import { ALLERGENS, type Allergen } from '../vocabulary/allergens.ts';
import { ANIMAL_CLASSES } from '../vocabulary/animals.ts';
import { ANIMAL_OF_FLAG } from '../vocabulary/dietary-flags.ts';
import { uncontradicted } from './guard.ts';

/** A dish's allergens, and what only the labels of its ingredients decide. */
export interface LeftToLabels {
  readonly allergens: readonly AllergenSource[];
  readonly flags: readonly FlagByLabel[];
  readonly diets: readonly DietByLabel[];
}

/** A dish of a cook's own, or, without texts, one whose words have been checked against its ingredients. */
interface Dish {
  readonly ingredients: readonly Ingredient[];
  /** The allergens declared for it for any reason. */
  readonly allergens: readonly string[];
  /** Its title, lines, notes and steps. */
  readonly texts: readonly string[];
  /** The ingredients that these name although no line has them. */
  readonly named?: () => readonly Ingredient[];
}

/** Dishes that contain everything. */
const EVERYTHING = dietaryFlags(new Set(ANIMAL_CLASSES));

/**
 * What only labels decide of a dish, without what its words say anyway: with 'fry it in butter', no label of the stock
 * tells whether there is milk in it. An allergen that they name is listed without the ingredients of which only some
 * products contain it, because to look at these would not be enough.
 */
export function leftToLabels({
  ingredients,
  allergens: declared,
  texts,
  named = () => [],
}: Dish): LeftToLabels {
  const allergens = allergenSources(ingredients, declared);
  const flags = flagsByLabel(ingredients);
  const diets = dietsByLabel(ingredients);
  const open = allergens.filter(
    ({ ingredients: from, often }) => often.length > 0 && often.length === from.length,
  );
  if (texts.length === 0 || open.length + flags.length + diets.length === 0)
    return { allergens, flags, diets };

  const labels = new Set([...open, ...flags, ...diets].flatMap((one) => one.ingredients));
  const left = uncontradicted(
    {
      allergens: ALLERGENS.filter((allergen) => !open.some(({ allergy }) => allergy === allergen)),
      dietary: { ...EVERYTHING, ...Object.fromEntries(flags.map(({ flag }) => [flag, false])) },
      diets: diets.map(({ diet }) => diet),
    },
    {
      names: ingredients.map(({ name }) => name).filter((name) => !labels.has(name)),
      texts: withoutNames(
        texts,
        ingredients.filter(({ name }) => labels.has(name)),
      ),
    },
  );
  const besides = named();
  const animals = animalsOf(besides);
  const isSaid = (allergen: Allergen) =>
    left.allergens.includes(allergen) || besides.some((one) => one.allergens.includes(allergen));
  return {
    allergens: allergens.map((source) =>
      open.includes(source) && isSaid(source.allergy) ? { ...source, ingredients: [], often: [] } : source,
    ),
    flags: flags.filter(({ flag }) => !left.dietary[flag] && !animals.has(ANIMAL_OF_FLAG[flag])),
    diets: diets.filter(({ diet }) => left.diets.includes(diet) && fitsDiet(besides, diet)),
  };
}

/**
 * Texts without the names of these ingredients, but with all that is said besides: 'all-butter' in 'all-butter puff
 * pastry', which is one of the other names.
 */
function withoutNames(texts: readonly string[], ingredients: readonly Ingredient[]): string[] {
  const names = ingredients
    .flatMap(({ name, plural }) => [name, plural])
    .map((name) => name.toLowerCase())
    .toSorted((a, b) => b.length - a.length);
  return texts.map((text) => names.reduce((left, name) => left.replaceAll(name, ' '), text.toLowerCase()));
}
