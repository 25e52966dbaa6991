import type { CountryCode } from '../countries.ts';
import type { Held, Needed } from '../coverage/held.ts';
import type { RecipeFilters } from '../filters.ts';
import type { WeekDay } from '../meal-week.ts';
import type { Dislike, Preferences } from '../model/preferences.ts';
import type { Base } from '../nutrition/plate.ts';
import type { Allergen } from '../vocabulary/allergens.ts';
import type { DietaryFlags } from '../vocabulary/dietary-flags.ts';
import type { Diet } from '../vocabulary/diets.ts';
import type { Protein } from '../vocabulary/preferences.ts';
import type { WeekWish } from '../vocabulary/meal-plans.ts';
import type { Appliance, Course, Difficulty, Role, SpiceLevel } from '../vocabulary/recipes.ts';
import type { WaitingKind } from '../waiting.ts';

/** One line of a recipe, with its cost. */
export interface Need extends Needed {
  readonly name: string;
  /** Its name in a sentence without an amount, if different: 'carrots'. */
  readonly noun?: string;
  /** Guide price per gram, in dollars. */
  readonly dollarsPerGram: number;
  /** The smallest amount of a perishable that can be bought, in grams; null if it keeps. */
  readonly packGrams: number | null;
  /** How many days it keeps at home, sealed and once opened; absent if without end, or if the freezer keeps it. */
  readonly keepsDays?: { readonly closed: number; readonly opened: number };
  /** Assumed to be in the kitchen, like salt, oil and sugar: never bought, and free if missing. */
  readonly isStaple?: boolean;
}

/** What a recipe contributes to a week: its needs, and what explanations mention. */
export interface Dish {
  readonly id: number;
  /** Null if unknown, as for some of a cook's own recipes. */
  readonly country: CountryCode | null;
  readonly difficulty: Difficulty;
  /** Its sources of protein, the largest first. */
  readonly proteins: readonly Protein[];
  /** In minutes, including waiting. */
  readonly totalTime: number;
  /** Minutes of waiting, and the main kind of waiting. */
  readonly waitingTime: number;
  readonly waitingKind: WaitingKind | null;
  /** What to do the evening before; null if it can be started on the day. */
  readonly eveningBefore: string | null;
  readonly servings: number;
  /** The servings that its instructions are written for, if its amounts are scaled to another number. */
  readonly writtenServings?: number;
  /** In dollars. */
  readonly costPerServing: number;
  readonly costTotal: number;
  /** Per serving: kcal, then grams. */
  readonly calories: number;
  readonly protein: number;
  readonly carbohydrates: number;
  /** Grams of vegetables per serving. */
  readonly vegetables: number;
  /** Its starchy base: rice, pasta, bread. */
  readonly base: Base | null;
  /** Its kind of flexible dinner, such as a tray bake. Absent for a recipe. */
  readonly flexible?: string;
  readonly needs: readonly Need[];
}

/** A recipe as the planner scores it. Plain data, so that it can be sent to a worker. */
export interface Candidate extends Dish {
  readonly spice: SpiceLevel;
  readonly course: Course;
  readonly role: Role;
  readonly appliances: readonly Appliance[];
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
  readonly dietary: DietaryFlags;
  /** The flags without those that only some products set; the same if absent. */
  readonly sure?: DietaryFlags;
  /** Some of its lines match no known ingredient, so it cannot be called free of anything. */
  readonly isUnchecked?: boolean;
}

/** A pantry item, with its name as used in a sentence. */
export interface StockItem extends Held {
  readonly name: string;
  /** Whether it is in the freezer; absent if not. */
  readonly isFrozen?: true;
}

/** What a cook wants on some days of a week only. */
export interface WishesOfDays {
  readonly days: readonly WeekDay[];
  /** Hard limits of these days, besides those of the week: they loosen nothing. */
  readonly filters: RecipeFilters;
  readonly dislikes?: readonly Dislike[];
  /** What the cook would like more of on these days. */
  readonly wanted?: readonly WeekWish[];
}

/** An evening without a dinner, because no other one keeps what holds on its day. */
export interface Unheld {
  readonly day: WeekDay;
  /** The limits of the day. */
  readonly names: readonly string[];
}

/** What a cook wants from a plan. */
export interface Wishes {
  readonly preferences: Preferences;
  readonly filters: RecipeFilters;
  /** The first day of the week: '2030-05-31'. What has expired by then is never used. */
  readonly today: string;
  /** The recipes of the last three weeks, which should not be repeated so soon. */
  readonly recent?: readonly number[];
  /** Recipes cooked in the last two weeks: left out as long as enough others remain. */
  readonly cookedLately?: readonly number[];
  /** Meals that the cook has fixed: the rest is planned around them. Those already cooked need nothing more. */
  readonly fixed?: readonly DayDish[];
  /** Evenings without a meal. */
  readonly free?: readonly WeekDay[];
  /** The days on which a lunch is planned too. */
  readonly lunches?: readonly WeekDay[];
  /** What the cook would like more of. */
  readonly wanted?: readonly WeekWish[];
  /** What holds on some days only. */
  readonly onDays?: readonly WishesOfDays[];
  /** The pantry items to use first, whatever their date. */
  readonly useUp?: readonly string[];
  /** Identifies this kitchen: each has a taste of its own. Without it, all recipes are liked equally. */
  readonly kitchen?: string;
}

/** What a meal takes from one pantry item for one of its needs. */
export interface Use {
  readonly item: StockItem;
  /** The index of the need in the recipe. */
  readonly need: number;
  /** In the item's unit; null if unknown. */
  readonly quantity: number | null;
}

/** How well the pantry covers a recipe. */
export interface Coverage {
  /** The amount to buy of each need, in its unit and in the order of the needs; 0 if covered, or a staple. */
  readonly toBuy: readonly number[];
  readonly uses: readonly Use[];
  /** The ingredients to buy, in part or in full, each once. */
  readonly missingIds: readonly number[];
  /** The staples that the pantry lacks, in part or in full, each once: assumed to be in the kitchen. */
  readonly assumedIds?: readonly number[];
  /** The number of different ingredients. */
  readonly ingredientCount: number;
}

/** A dish and its meal, before any stock is allocated. */
export interface DayDish {
  readonly recipe: Dish;
  readonly day: WeekDay;
  /** Absent for a dinner. */
  readonly slot?: 'lunch' | undefined;
}

export interface PlannedMeal extends DayDish {
  readonly coverage: Coverage;
}

/** A hard limit that ruled recipes out, and how many would be possible without it alone. */
export interface BindingLimit {
  readonly name: string;
  readonly possibleWithout: number;
}

/** Of the dishes left out of a week, the one the pantry covers best, and what it would have cost the week. */
export interface PassedOver {
  readonly id: number;
  /** Its own pantry match, in percent. */
  readonly match: number;
  /** It was on the menu in the last three weeks. */
  readonly isRecent: boolean;
  /** How many more things there would be to buy, even with it on its best evening. */
  readonly adds: number;
  /** Expiring goods that the week uses, but would not with it. */
  readonly leaves: readonly string[];
}

/** A dinner worth cooking double: its leftovers replace the dinner found for another day. */
export interface Doubling {
  readonly day: WeekDay;
  readonly on: WeekDay;
}

export interface Plan {
  /** In menu order. */
  readonly meals: readonly PlannedMeal[];
  /** The number of meals requested. */
  readonly wanted: number;
  /** The number of recipes, and how many are within every limit. */
  readonly recipes: number;
  readonly possible: number;
  /** Every limit, the one that rules out most first. */
  readonly limitedBy: readonly BindingLimit[];
  /** Stock that expires soon and that no meal uses. */
  readonly unused: readonly StockItem[];
  /** The obvious dish that is not in the week, if there is one. */
  readonly passedOver?: PassedOver | null;
  /** The days for which no lunch was found, if any. */
  readonly lunchless?: readonly WeekDay[] | undefined;
  /** The evenings for which no dinner keeps what holds on their days, if any. */
  readonly unheld?: readonly Unheld[] | undefined;
  /** The countries that the cook asked for, if the week needed dinners of others. */
  readonly tooFewFrom?: Wishes['filters']['countries'] | undefined;
  /** Stock that the cook wanted to use up and that no meal uses, if any. */
  readonly notUsedUp?: readonly StockItem[];
  /** The dinner worth cooking double, if any. */
  readonly double?: Doubling | null;
  /** The plan's worth, as defined in docs/planner.md. */
  readonly worth: number;
  /** The week's recipes and, if it has no lunches, the most promising others within every limit; only if requested. */
  readonly candidates?: readonly Candidate[];
}
