import type {
  Allergen,
  AnimalClass,
  Appliance,
  CountryCode,
  Course,
  Diet,
  DietaryFlags,
  Difficulty,
  ShoppingGroup,
  SpiceLevel,
  StatedDiet,
  Unit,
  UNITS,
  WaitingKind,
  WaitingTimes,
} from '@larder/domain';

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
