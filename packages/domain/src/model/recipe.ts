import type { CountryCode } from '../countries.ts';
import type { Unit } from '../units.ts';
import type { Allergen } from '../vocabulary/allergens.ts';
import type { DietaryFlags } from '../vocabulary/dietary-flags.ts';
import type { Diet } from '../vocabulary/diets.ts';
import type { Appliance, Course, Difficulty, Role, SpiceLevel } from '../vocabulary/recipes.ts';
import type { WaitingKind, WaitingTimes } from '../waiting.ts';
import type { ServingNutrition } from './ingredient.ts';

/** One line of a recipe. `notes` describe the preparation: 'thinly sliced'. */
export interface RecipeLine {
  /** The ingredient's slug. */
  ingredient: string;
  quantity: number;
  unit: Unit;
  notes?: string;
  /**
   * The share that is eaten, from 0 to 1, for frying oil, salted water and the vegetables of a broth; all of it if absent.
   * All of it is paid for.
   */
  eaten?: number;
  /** The share of its fat that is eaten, if some is skimmed or poured off; all of it if absent. */
  fatEaten?: number;
}

/** A recipe as written. Anything that follows from the ingredients is derived, never typed. */
export interface RecipeSource {
  /**
   * Unique and stable. Each country has a range of a thousand: India 1001…, Mexico 2001…, Italy, Spain,
   * Korea, Belgium.
   */
  id: number;
  slug: string;
  title: string;
  /** Null for a cook's own of which it is not known. */
  country: CountryCode | null;
  /** Minutes of preparation before cooking. */
  prepTime: number;
  /** Minutes of cooking; 0 for raw dishes. */
  cookTime: number;
  /** Minutes of waiting, in stretches of 20 or more. Absent if none. */
  waiting?: WaitingTimes;
  /** What to do on the evening before, for a wait of a night: 'Soak the chickpeas in cold water.' */
  eveningBefore?: string | null;
  servings: number;
  difficulty: Difficulty;
  spice: SpiceLevel;
  course: Course;
  /** What it is in a week, if its course does not tell: `roleOf`. */
  role?: Role | null;
  appliances: readonly Appliance[];
  /** Everything that is counted: what the dish is served with too, unless that is optional. */
  ingredients: readonly RecipeLine[];
  /** What goes well with it, shown and never counted. */
  serveWith?: readonly RecipeLine[];
  /** 4 to 10 steps, without numbers. */
  steps: readonly string[];
  sourceUrl: string | null;
}

/** What follows from a recipe's ingredients. Nutrition and cost are estimates, for guidance. */
export interface DerivedFacts {
  dietary: DietaryFlags;
  allergens: readonly Allergen[];
  diets: readonly Diet[];
  nutritionPerServing: ServingNutrition;
  /** In USD. */
  costPerServing: number;
  costTotal: number;
}

/** A complete recipe. */
export interface Recipe extends RecipeSource, DerivedFacts {
  /** Total waiting minutes with the word for most of them; null if none. */
  waitingTime: number;
  waitingKind: WaitingKind | null;
  /** Prep, cooking and waiting, in minutes. */
  totalTime: number;
  /** The dish's English name, in sentence case; null if the title is English already. */
  englishTitle: string | null;
  /** The steps as one text with numbered markers: '1. … 2. …'. */
  instructions: string;
}
