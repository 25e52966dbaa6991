import type { CountryCode } from '../countries.ts';
import type { Held, Needed } from '../coverage/held.ts';
import type { RecipeFilters } from '../filters.ts';
import type { WeekDay } from '../meal-week.ts';
import type { Preferences } from '../model/preferences.ts';
import type { Allergen } from '../vocabulary/allergens.ts';
import type { DietaryFlags } from '../vocabulary/dietary-flags.ts';
import type { Diet } from '../vocabulary/diets.ts';
import type { Protein } from '../vocabulary/preferences.ts';
import type { Appliance, Course, Difficulty, SpiceLevel } from '../vocabulary/recipes.ts';
import type { WaitingKind } from '../waiting.ts';

/** One line of a recipe, with what it costs to buy. */
export interface Need extends Needed {
  readonly name: string;
  /** Guide price of one gram, in dollars. */
  readonly dollarsPerGram: number;
  /** Grams of the least that can be bought of what does not keep; null for what does. */
  readonly packGrams: number | null;
}

/** What of a recipe counts once it is a meal of a week: what it needs, and what is told of it. */
export interface Dish {
  readonly id: number;
  readonly country: CountryCode;
  readonly difficulty: Difficulty;
  /** Where its protein comes from, the largest share first. */
  readonly proteins: readonly Protein[];
  /** In minutes, waiting included. */
  readonly totalTime: number;
  /** Minutes in which there is nothing to do, and the word for most of them. */
  readonly waitingTime: number;
  readonly waitingKind: WaitingKind | null;
  readonly servings: number;
  /** In dollars. */
  readonly costPerServing: number;
  readonly costTotal: number;
  /** Of one serving: kcal, then grams. */
  readonly calories: number;
  readonly protein: number;
  readonly carbohydrates: number;
  readonly needs: readonly Need[];
}

/** A recipe as the planner weighs it. Plain data, so that it can be sent to another thread. */
export interface Candidate extends Dish {
  readonly spice: SpiceLevel;
  readonly course: Course;
  readonly appliances: readonly Appliance[];
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
  readonly dietary: DietaryFlags;
}

/** An item of the pantry, with its name as a sentence says it. */
export interface StockItem extends Held {
  readonly name: string;
}

/** What a cook asks of a plan. */
export interface Wishes {
  readonly preferences: Preferences;
  readonly filters: RecipeFilters;
  /** The day on which the plan is made, its Monday: '2030-05-31'. Nothing is planned with after it has expired. */
  readonly today: string;
}

/** What a meal takes from one item of the pantry for one of its needs. */
export interface Use {
  readonly item: StockItem;
  /** The place of the need in the recipe. */
  readonly need: number;
  /** In the item's unit; null where nobody can tell how much. */
  readonly quantity: number | null;
}

/** How far the pantry covers a recipe. */
export interface Coverage {
  /** What is lacking of each need, in its unit and in the order of the needs; 0 when it is there. */
  readonly toBuy: readonly number[];
  readonly uses: readonly Use[];
  /** The ingredients that are lacking, in part or wholly, each once. */
  readonly missingIds: readonly number[];
  /** How many different ingredients the recipe has. */
  readonly ingredientCount: number;
}

/** A dish and its evening, before anything is taken for it. */
export interface DayDish {
  readonly recipe: Dish;
  readonly day: WeekDay;
}

export interface PlannedMeal extends DayDish {
  readonly coverage: Coverage;
}

/** A hard limit that left out recipes, and how many would be possible without it alone. */
export interface BindingLimit {
  readonly name: string;
  readonly possibleWithout: number;
}

export interface Plan {
  /** In the order of the week. */
  readonly meals: readonly PlannedMeal[];
  /** How many meals were asked for. */
  readonly wanted: number;
  /** How many recipes there are, and how many of them keep to every limit. */
  readonly recipes: number;
  readonly possible: number;
  /** Every limit, the one that leaves out most first. */
  readonly limitedBy: readonly BindingLimit[];
  /** What expires soon and is in no meal. */
  readonly unused: readonly StockItem[];
  /** What the plan is worth, in the points of docs/planner.md. */
  readonly worth: number;
  /** Recipes of the week and the most promising others within every limit, where they were asked for. */
  readonly candidates?: readonly Candidate[];
}
