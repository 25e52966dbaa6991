import { preferenceLabel } from '../preferences.ts';
import { sayMinutes } from '../time.ts';
import { sentenceCase } from '../typed-name.ts';
import { preferredCuisine, preferredProtein } from './liking.ts';
import type { Dish, PlannedMeal, Use, Wishes } from './model.ts';
import { inWeek } from './reasons-in-week.ts';
import { askedUse, expiringUse, inPantry, listOf, shoppingOf, usesByItem } from './uses-in-words.ts';

/** A meal counts as quick up to this many minutes. */
const QUICK = 30;
/** Grams of vegetables a serving worth mentioning: three of five a day. */
const MANY_VEGETABLES = 240;
/** In grams; a meal is not mainly made of anything less. */
const LEAST_GRAMS = 40;

/** What a sentence about a meal is about. */
export const REASON_KINDS = [
  'expiring',
  'asked',
  'stocked',
  'pantry',
  'rest',
  'shared',
  'liked',
  'quick',
  'vegetables',
  'only',
  'ready',
] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/** A sentence about a meal, backed by its own numbers. */
export interface Reason {
  readonly kind: ReasonKind;
  readonly sentence: string;
}

/** Every reason for a meal of this week, the strongest first. There is always one. */
export function reasonsFor(
  meal: PlannedMeal,
  wishes: Wishes,
  week: readonly PlannedMeal[] = [],
): readonly [Reason, ...Reason[]] {
  return reasonsWith(meal, wishes, week, `, and needs ${shoppingOf(meal)}`);
}

/** Explains why a meal is in the plan, in one sentence from its own numbers and those of its week. */
export const reasonOf = (meal: PlannedMeal, wishes: Wishes, week: readonly PlannedMeal[] = []): string =>
  reasonsFor(meal, wishes, week)[0].sentence;

/**
 * Explains why a meal is proposed. What it adds to the week's shopping list is shown separately and may
 * exceed what the meal itself lacks: it can take stock meant for another meal.
 */
export const proposalReasonOf = (
  meal: PlannedMeal,
  wishes: Wishes,
  week: readonly PlannedMeal[] = [],
): string => reasonsWith(meal, wishes, week, '')[0].sentence;

function reasonsWith(
  meal: PlannedMeal,
  wishes: Wishes,
  week: readonly PlannedMeal[],
  needs: string,
): readonly [Reason, ...Reason[]] {
  const { recipe, coverage } = meal;
  const expiring = expiringUse(coverage.uses, wishes.today);
  const asked = askedUse(meal, wishes.useUp ?? []);
  const mainly = mainlyFrom(meal);
  const liked = wishOf(recipe, wishes);
  const isQuick = recipe.totalTime <= QUICK;
  const isGreen = recipe.vegetables >= MANY_VEGETABLES;
  const [vegetables, protein] = [Math.round(recipe.vegetables), Math.round(recipe.protein)];
  const sentences: Readonly<Record<ReasonKind, string | null>> = {
    expiring: expiring && `Uses ${expiring}${needs}.`,
    asked: asked && `Uses ${asked}, as you asked${needs}.`,
    stocked: stocked(meal),
    ...inWeek(meal, week, wishes.today),
    pantry: mainly && `Makes use of your ${mainly}${tailOf(recipe, liked) ?? needs}.`,
    liked: liked && `${sentenceCase(liked)}, and ${readiness(recipe, 'this')}.`,
    quick: isQuick ? `${readiness(recipe, 'It')}${needs}.` : null,
    vegetables: isGreen
      ? `Each serving has ${vegetables} g of vegetables and ${protein} g of protein.`
      : null,
    ready: null,
  };
  const ready: Reason = { kind: 'ready', sentence: `${readiness(recipe, 'It')}.` };
  const [first = ready, ...others] = REASON_KINDS.flatMap((kind): Reason[] => {
    const sentence = sentences[kind];
    return sentence === null ? [] : [{ kind, sentence }];
  });
  return first === ready ? [ready] : [first, ...others, ready];
}

/** 'All 3 ingredients are in your pantry.', if they are. */
function stocked({ coverage }: PlannedMeal): string | null {
  const needed = coverage.ingredientCount;
  if (inPantry(coverage) < needed || needed === 0) return null;
  return needed === 1
    ? 'Its one ingredient is in your pantry.'
    : `All ${needed} ingredients are in your pantry.`;
}

/** 'chicken thighs, rice and onions': a meal's main ingredients from the pantry, the dearest first. */
function mainlyFrom({ recipe, coverage }: PlannedMeal): string | null {
  const dollars = new Map<string, number>();
  const counted = coverage.uses.filter((use) => isMain(recipe, use));
  for (const use of counted) {
    const need = recipe.needs[use.need]!;
    const worth = (need.grams ?? 0) * need.dollarsPerGram;
    dollars.set(use.item.name, (dollars.get(use.item.name) ?? 0) + worth);
  }
  const names = usesByItem(counted).map(({ item }) => item.name);
  const once = [...new Set(names)].toSorted((a, b) => dollars.get(b)! - dollars.get(a)!);
  return once.length === 0 ? null : listOf(once.slice(0, 3));
}

/** Whether a use is more than a staple or a pinch of something. */
function isMain(recipe: Dish, { need: place, quantity }: Use): boolean {
  const { isStaple, grams } = recipe.needs[place]!;
  return !isStaple && quantity !== null && (grams ?? LEAST_GRAMS) >= LEAST_GRAMS;
}

/** Waiting is stated separately: nobody cooks for 690 minutes. */
function readiness({ totalTime, waitingTime, waitingKind, costPerServing }: Dish, it: string): string {
  const price = `for about ${inDollars(costPerServing)} a serving`;
  if (waitingTime === 0) return `${it} is ready in ${totalTime} minutes ${price}`;
  const [work, wait] = [totalTime - waitingTime, waitingTime].map((minutes) => sayMinutes(minutes));
  return `${it} takes ${work} and ${wait} of ${waitingKind ?? 'waiting'}, ${price}`;
}

/** Which of the cook's preferences a recipe meets, if any. */
function wishOf(recipe: Dish, { preferences }: Wishes): string | null {
  const cuisine = preferredCuisine(recipe.country, preferences);
  if (cuisine) return `you like ${preferenceLabel(cuisine)} food`;
  const protein = preferredProtein(recipe, preferences);
  return protein ? `it has the ${protein} that you like` : null;
}

/** What else speaks for a recipe, as the second half of a sentence. */
function tailOf({ totalTime }: Dish, liked: string | null): string | null {
  if (liked) return `, and ${liked}`;
  return totalTime <= QUICK ? `, and takes only ${totalTime} minutes` : null;
}

/** '$2.50' */
export const inDollars = (amount: number): string => `$${amount.toFixed(2)}`;
