import type { CountryCode, DietaryFlags, Unit, UNITS, WaitingKind, WaitingTimes } from '@larder/domain';

/** The eight allergens that a cook can declare. 'nuts' holds peanuts too, 'shellfish' molluscs too. */
export const ALLERGENS = ['nuts', 'shellfish', 'dairy', 'eggs', 'soy', 'wheat', 'fish', 'sesame'] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Where a shop keeps it: the groups of the shopping list, in display order. */
export const SHOPPING_CATEGORIES = ['Produce', 'Proteins', 'Dairy', 'Pantry', 'Spices', 'Other'] as const;
export type ShoppingCategory = (typeof SHOPPING_CATEGORIES)[number];

/**
 * What of an animal an ingredient holds. 'red-meat' is beef, lamb and their kin, 'fish' is all fish and seafood,
 * 'other-animal' is what no other class names (gelatine, rabbit, snails).
 */
export const ANIMAL_CLASSES = [
  'dairy',
  'egg',
  'honey',
  'poultry',
  'red-meat',
  'pork',
  'fish',
  'other-animal',
] as const;
export type AnimalClass = (typeof ANIMAL_CLASSES)[number];

/** The dietary restrictions of a cook's preferences. */
export const DIETS = [
  'vegetarian',
  'vegan',
  'gluten_free',
  'keto',
  'paleo',
  'low_carb',
  'dairy_free',
  'halal',
  'kosher',
] as const;
export type Diet = (typeof DIETS)[number];

/** The diets that do not follow from `animals`, so that an ingredient has to state them. */
export type StatedDiet = Exclude<Diet, 'vegetarian' | 'vegan' | 'dairy_free'>;

export const APPLIANCES = [
  'oven',
  'stovetop',
  'microwave',
  'air_fryer',
  'slow_cooker',
  'pressure_cooker',
  'grill',
  'toaster_oven',
  'food_processor',
  'blender',
] as const;
export type Appliance = (typeof APPLIANCES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** From no heat to the most; a cook's spice tolerance is one of all but the first. */
export const SPICE_LEVELS = ['none', 'mild', 'medium', 'hot', 'very_hot'] as const;
export type SpiceLevel = (typeof SPICE_LEVELS)[number];

export const COURSES = ['breakfast', 'starter', 'soup', 'salad', 'main', 'side', 'dessert'] as const;
export type Course = (typeof COURSES)[number];

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

/** One ingredient of the curated catalogue. Ids and slugs never change once released. */
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
  category: ShoppingCategory;
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

/** One line of a recipe. `notes` says how it is prepared: 'thinly sliced'. */
export interface RecipeLine {
  /** Slug of the ingredient. */
  ingredient: string;
  quantity: number;
  unit: Unit;
  notes?: string;
  /** The share that ends on the plates, above 0 and below 1, for frying oil and salted water; all of it when absent. */
  eaten?: number;
}

/** A recipe as it is written in `src/recipes`. What follows from its ingredients is derived, never typed. */
export interface RecipeSource {
  /** Unique and stable. Each country has its thousand: India 1001…, Mexico 2001…, Italy, Spain, Korea, Belgium. */
  id: number;
  slug: string;
  title: string;
  country: CountryCode;
  /** Minutes of work before the heat is on. */
  prepTime: number;
  /** Minutes on the heat; 0 for what is not cooked. */
  cookTime: number;
  /** Minutes in which there is nothing to do: 20 or more at a time. None when absent. */
  waiting?: WaitingTimes;
  servings: number;
  difficulty: Difficulty;
  spice: SpiceLevel;
  course: Course;
  appliances: readonly Appliance[];
  ingredients: readonly RecipeLine[];
  /** 4 to 10 steps, without numbers. */
  steps: readonly string[];
  sourceUrl: string | null;
}

/** What a recipe's ingredients say about it. Nutrition and cost are estimates, for guidance. */
export interface DerivedFacts {
  dietary: DietaryFlags;
  allergens: readonly Allergen[];
  diets: readonly Diet[];
  nutritionPerServing: Nutrition;
  /** USD. */
  costPerServing: number;
  costTotal: number;
}

/** A recipe of the catalogue, complete. */
export interface Recipe extends RecipeSource, DerivedFacts {
  /** All waiting together, in minutes, and the word for most of it; null when there is none. */
  waitingTime: number;
  waitingKind: WaitingKind | null;
  /** Prep, cooking and waiting together, in minutes. */
  totalTime: number;
  /** What the dish is called in English, in sentence case; null where the title is English already. */
  englishTitle: string | null;
  /** The steps as one text with numbered markers: '1. … 2. …'. */
  instructions: string;
}

/** What a typical pantry of a country holds: 25 to 40 ingredient slugs. */
export interface Preset {
  country: CountryCode;
  ingredients: readonly string[];
}
