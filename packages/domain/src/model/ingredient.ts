import type { ShoppingGroup } from '../shopping-groups.ts';
import type { Unit, UNITS } from '../units.ts';
import type { Allergen } from '../vocabulary/allergens.ts';
import type { AnimalClass } from '../vocabulary/animals.ts';
import type { StatedDiet } from '../vocabulary/diets.ts';

/** Countable units: an ingredient defines what one of them weighs. */
export type CountUnit = {
  [U in Unit]: (typeof UNITS)[U]['kind'] extends 'weight' | 'volume' ? never : U;
}[Unit];

/** Energy in kcal, everything else in grams. */
export interface Nutrition {
  kcal: number;
  protein: number;
  carbohydrate: number;
  fat: number;
}

/** What labels also state, in grams. */
export interface NutritionDetails {
  /** Part of `carbohydrate`. */
  sugars: number;
  /** Saturated fat, part of `fat`. */
  saturates: number;
  /** Part of `carbohydrate`, but with half the energy. */
  fibre: number;
  /** Two and a half times the sodium, as on labels. */
  salt: number;
}

/** Everything that a serving shows. */
export type ServingNutrition = Nutrition & NutritionDetails;

/**
 * Nutrition per 100 g as recipes weigh it, with its source: including bones and shells that go into the pot,
 * without the peel and stones of fruit and vegetables. What is absent is 0.
 */
export interface NutritionFacts extends Nutrition, Partial<NutritionDetails> {
  /** Grams of alcohol, which has energy of its own (wine, beer). */
  alcohol?: number;
  /** Different figures for a recipe's notes: `skinned`, `in brine`. */
  when?: Readonly<Record<string, NutritionFacts>>;
  /**
   * 'SR28 20444' is food 20444 of the USDA National Nutrient Database for Standard Reference 28. For foods
   * missing there: 'SR28 01038, nearest food', or 'computed: 60 % SR28 …' from its components.
   */
  source: string;
}

/** One ingredient. Ids and slugs never change once released. */
export interface Ingredient {
  id: number;
  /** Unique and kebab-case; recipes and presets refer to it. */
  slug: string;
  /** As used mid-sentence: 'basmati rice', 'Dijon mustard'. */
  name: string;
  /** As used after 'two' or 'some': 'red onions', 'basmati rice'. */
  plural: string;
  /** Other names that people type, singular: 'brinjal', 'aubergine'. */
  aliases: readonly string[];
  /**
   * Slug of its parent: what it is a kind of, or what it yields instantly (lemon: lemon juice). Having it
   * covers the parent, not the other way round.
   */
  parent: string | null;
  category: ShoppingGroup;
  /** What it contains, or often contains: every limit counts both. */
  allergens: readonly Allergen[];
  animals: readonly AnimalClass[];
  /**
   * Those of its allergens and animals that only some products contain, each with the reason. Only the label tells,
   * so it is called 'may contain'.
   */
  often: Readonly<Partial<Record<Allergen | AnimalClass, string>>>;
  /**
   * Diets it does not fit, of those stated per ingredient. Meat is assumed to be halal and kosher
   * slaughtered.
   */
  notFor: readonly StatedDiet[];
  per100g: NutritionFacts;
  /** Grams per millilitre, for anything measured by volume. */
  gramsPerMl: number | null;
  /** Grams per piece, clove, bunch, …; only units that make sense for it. */
  gramsPer: Readonly<Partial<Record<CountUnit, number>>>;
  /** Guide price in USD per kilogram, our own estimate for an ordinary supermarket. */
  pricePerKg: number;
}
