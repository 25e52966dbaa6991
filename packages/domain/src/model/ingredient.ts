import type { ShoppingGroup } from '../shopping-groups.ts';
import type { Unit, UNITS } from '../units.ts';
import type { Allergen } from '../vocabulary/allergens.ts';
import type { AnimalClass } from '../vocabulary/animals.ts';
import type { StatedDiet } from '../vocabulary/diets.ts';

/** Units that are counted: an ingredient says what one of them weighs. */
export type CountUnit = {
  [U in Unit]: (typeof UNITS)[U]['kind'] extends 'weight' | 'volume' ? never : U;
}[Unit];

/** Energy in kcal, the rest in grams. */
export interface Nutrition {
  kcal: number;
  protein: number;
  carbohydrate: number;
  fat: number;
}

/**
 * Nutrition of 100 g as a recipe weighs it, with where the figures come from: with bones and shells that go into the
 * pot, without the peel and stones of fruit and vegetables.
 */
export interface NutritionFacts extends Nutrition {
  /** Grams of fibre. It is part of `carbohydrate`, but gives half as much energy. */
  fibre?: number;
  /** Grams of alcohol, which has energy of its own (wine, beer). */
  alcohol?: number;
  /**
   * 'SR28 20444' is food 20444 of USDA National Nutrient Database for Standard Reference 28. For what it lacks, the
   * source says so: 'SR28 01038, nearest food', or 'computed: 60 % SR28 …' of what it is made from.
   */
  source: string;
}

/** One ingredient. Ids and slugs never change once released. */
export interface Ingredient {
  id: number;
  /** Unique, in kebab-case; recipes and presets refer to it. */
  slug: string;
  /** As in the middle of a sentence: 'basmati rice', 'Dijon mustard'. */
  name: string;
  /** As after 'two' or 'some': 'red onions', 'basmati rice'. */
  plural: string;
  /** Other names that people type, singular: 'brinjal', 'aubergine'. */
  aliases: readonly string[];
  /**
   * Slug of what it is a kind of, or what a cook gets from it in a moment (lemon: lemon juice). Owning it covers that,
   * not the other way round.
   */
  parent: string | null;
  category: ShoppingGroup;
  allergens: readonly Allergen[];
  animals: readonly AnimalClass[];
  /** The stated diets it does not fit. Meat counts as slaughtered by the rule of halal and kosher kitchens. */
  notFor: readonly StatedDiet[];
  per100g: NutritionFacts;
  /** Weight of a millilitre, for what is measured by volume. */
  gramsPerMl: number | null;
  /** Grams of one piece, clove, bunch, …; only the units that make sense for it. */
  gramsPer: Readonly<Partial<Record<CountUnit, number>>>;
  /** Guide price in USD per kilogram, by our own estimate of an ordinary supermarket. */
  pricePerKg: number;
}
