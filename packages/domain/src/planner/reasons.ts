import { preferenceLabel } from '../preferences.ts';
import { sayMinutes } from '../time.ts';
import { sentenceCase } from '../typed-name.ts';
import { preferredCuisine, preferredProtein } from './liking.ts';
import type { Dish, PlannedMeal, Use, Wishes } from './model.ts';
import { inWeek } from './reasons-in-week.ts';
import { LEAST_GRAMS, usesWorthNaming } from './trifles.ts';
import {
  askedUse,
  expiringUse,
  inDollars,
  inPantry,
  isFew,
  listOf,
  shoppingOf,
  usesByItem,
} from './uses-in-words.ts';

/** A meal counts as quick up to this many minutes. */
const QUICK = 30;
/** Grams of vegetables a serving worth mentioning: three of five a day. */
const MANY_VEGETABLES = 240;
/** How many main ingredients one sentence names. */
const MOST_MAIN = 3;

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
  'cheapest',
  'few',
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
  const { recipe } = meal;
  const expiring = expiringUse(usesWorthNaming(meal), wishes.today);
  const asked = askedUse(meal, wishes.useUp ?? []);
  const ofWeek = inWeek(meal, week, wishes.today);
  const own = fromPantry(meal);
  const liked = wishOf(recipe, wishes);
  const tail = tailOf(recipe, liked);
  const isQuick = recipe.totalTime <= QUICK;
  const isGreen = recipe.vegetables >= MANY_VEGETABLES;
  const [vegetables, protein] = [Math.round(recipe.vegetables), Math.round(recipe.protein)];
  const sentences: Readonly<Record<ReasonKind, string | null>> = {
    expiring: expiring && `Uses ${expiring}${needs}.`,
    asked: asked && `Uses ${asked}, as you asked${needs}.`,
    stocked: stocked(meal),
    ...ofWeek,
    rest: withTail(ofWeek.rest, tail),
    shared: withTail(ofWeek.shared, tail),
    pantry: isWorthNaming(own, meal) ? `${own.said}${tail ?? sharing(own, ofWeek.shared) ?? needs}.` : null,
    liked: liked && `${sentenceCase(liked)}, and ${readiness(recipe, 'this')}.`,
    quick: isQuick ? `${readiness(recipe, 'It')}${isFew(meal) ? needs : ''}.` : null,
    vegetables: isGreen
      ? `Each serving has ${vegetables} g of vegetables and ${protein} g of protein.`
      : null,
    few: own && isFew(meal) ? `${own.said}${needs}.` : null,
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

/** What a meal is mainly made of that the pantry has. */
interface FromPantry {
  /** The dearest first. */
  readonly names: readonly string[];
  /** 'Makes use of your chicken thighs, rice and onions' */
  readonly said: string;
}

/** A meal's main ingredients from the pantry; null if there are none. */
function fromPantry({ recipe, coverage }: PlannedMeal): FromPantry | null {
  const dollars = new Map<string, number>();
  const counted = coverage.uses.filter((use) => isMain(recipe, use));
  for (const use of counted) {
    const need = recipe.needs[use.need]!;
    const worth = (need.grams ?? 0) * need.dollarsPerGram;
    dollars.set(use.item.name, (dollars.get(use.item.name) ?? 0) + worth);
  }
  const names = [...new Set(usesByItem(counted).map(({ item }) => item.name))].toSorted(
    (a, b) => dollars.get(b)! - dollars.get(a)!,
  );
  return names.length === 0
    ? null
    : { names, said: `Makes use of your ${listOf(names.slice(0, MOST_MAIN))}` };
}

/** No cook makes a dinner for its onions if nine other things have to be bought for it. */
const isWorthNaming = (own: FromPantry | null, { coverage }: PlannedMeal): own is FromPantry =>
  own !== null && own.names.length >= coverage.missingIds.length;

/** ", and shares the tomatoes on your list with Monday's dinner", unless those are named already. */
function sharing({ names }: FromPantry, shared: string | null): string | null {
  if (shared === null || names.some((name) => shared.includes(name))) return null;
  return `, and ${shared[0]!.toLowerCase()}${shared.slice(1, -1)}`;
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

/** A sentence with a second half, if there is one. */
const withTail = (sentence: string | null, tail: string | null): string | null =>
  sentence === null || tail === null ? sentence : `${sentence.slice(0, -1)}${tail}.`;
