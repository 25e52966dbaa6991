import type { CountryCode } from '../countries.ts';
import type { Unit } from '../units.ts';
import type { Allergen } from '../vocabulary/allergens.ts';
import type { DietaryFlags } from '../vocabulary/dietary-flags.ts';
import type { Diet } from '../vocabulary/diets.ts';
import type { Appliance, Course, Difficulty, SpiceLevel } from '../vocabulary/recipes.ts';
import type { WaitingKind, WaitingTimes } from '../waiting.ts';
import type { Nutrition } from './ingredient.ts';

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

/** A recipe as it is written. What follows from its ingredients is derived, never typed. */
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

/** A recipe, complete. */
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
