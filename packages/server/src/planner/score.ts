import { COUNTRIES, percentOf, WEEK_DAYS, type CountryCode, type WeekDay } from '@larder/domain';
import type { Candidate, Coverage, PlannedMeal, Preferences, StockItem, Wishes } from './model.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An item that expires within so many days is to be used first. */
const EXPIRING_DAYS = 7;
/** Minutes that cooking on a weekday may take before it counts against a meal. */
const WEEKDAY_MINUTES = 45;

/** What each thing is worth, in percent of pantry cover. */
const WORTH = {
  eachMissing: -3,
  /** All of an item that expires, for each day sooner. */
  expiringDay: 12,
  preferredCuisine: 12,
  preferredProtein: 8,
  sameCuisineAsBefore: -15,
  cuisineAgain: -4,
  sameProteinAsBefore: -10,
  weekdayMinute: -0.2,
} as const;

const DOLLAR = { very_budget: -6, budget_conscious: -4, moderate: -2, premium: 0 } as const;
const HARD = { beginner: -25, intermediate: -8, advanced: 0, expert: 0 } as const;
const MEDIUM = { beginner: -8, intermediate: 0, advanced: 0, expert: 0 } as const;

/** A week has dinners first; a dessert only when nothing else is left. */
const COURSE = {
  main: 0,
  soup: -8,
  salad: -10,
  breakfast: -20,
  starter: -25,
  side: -30,
  dessert: -80,
} as const;

/** The countries whose cooking a cuisine of the preferences means. */
const COUNTRIES_OF: Readonly<Record<string, readonly CountryCode[]>> = {
  ...Object.fromEntries(COUNTRIES.map(({ cuisine, code }) => [cuisine.toLowerCase(), [code]])),
  mediterranean: ['italy', 'spain'],
};

/** The preferred cuisine that a country's cooking is, if any. */
export function preferredCuisine(country: CountryCode, preferences: Preferences): string | undefined {
  return preferences.preferred_cuisines.find((cuisine) => COUNTRIES_OF[cuisine]?.includes(country));
}

/** The preferred protein that a recipe has, if any. */
export function preferredProtein(recipe: Candidate, preferences: Preferences): string | undefined {
  return recipe.proteins.find((protein) => preferences.protein_preferences.includes(protein));
}

/** In how many days an item expires; null when that is far off or not known. */
export function expiringIn({ expiresOn }: StockItem, today: string): number | null {
  if (expiresOn === null) return null;
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / DAY_MS);
  return days >= 0 && days <= EXPIRING_DAYS ? days : null;
}

/** How well a recipe fits a day after the meals that are placed already. The greater, the better. */
export function scoreOf(
  recipe: Candidate,
  coverage: Coverage,
  day: WeekDay,
  placed: readonly PlannedMeal[],
  { preferences, today }: Wishes,
): number {
  const { ingredientCount, missingIds } = coverage;
  const before = placed.at(-1)?.recipe;
  const sameCountry = placed.filter((meal) => meal.recipe.country === recipe.country).length;
  const isWeekday = WEEK_DAYS.indexOf(day) < 5;
  const minutesOver = isWeekday ? Math.max(0, recipe.totalTime - WEEKDAY_MINUTES) : 0;
  const [mainProtein] = recipe.proteins;
  const experience = preferences.cooking_experience;

  let score = percentOf(ingredientCount - missingIds.length, ingredientCount);
  score += missingIds.length * WORTH.eachMissing;
  for (const { item, quantity } of coverage.uses) {
    const days = expiringIn(item, today);
    const share = quantity === null || item.quantity === null ? 1 : quantity / item.quantity;
    if (days !== null) score += WORTH.expiringDay * (EXPIRING_DAYS + 1 - days) * share;
  }
  if (preferredCuisine(recipe.country, preferences)) score += WORTH.preferredCuisine;
  if (preferredProtein(recipe, preferences)) score += WORTH.preferredProtein;
  if (before?.country === recipe.country) score += WORTH.sameCuisineAsBefore;
  score += sameCountry * WORTH.cuisineAgain;
  if (mainProtein !== undefined && before?.proteins[0] === mainProtein) score += WORTH.sameProteinAsBefore;
  score += minutesOver * WORTH.weekdayMinute;
  score += recipe.costPerServing * DOLLAR[preferences.budget_consciousness ?? 'moderate'];
  if (experience !== null && recipe.difficulty === 'hard') score += HARD[experience];
  if (experience !== null && recipe.difficulty === 'medium') score += MEDIUM[experience];
  return score + COURSE[recipe.course];
}
