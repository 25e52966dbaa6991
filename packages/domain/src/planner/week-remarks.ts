import { dateInWords, expiringUses } from './uses-in-words.ts';
import { dateOf } from './days.ts';
import type { PlannedMeal, Wishes } from './model.ts';
import { usesWorthNaming } from './trifles.ts';
import { ENOUGH_VEGETABLES } from './weights.ts';

/** What a sentence about a week is about. */
export const REMARK_KINDS = ['saves', 'varied', 'quickest', 'vegetables'] as const;
export type RemarkKind = (typeof REMARK_KINDS)[number];

/** A sentence about a week, backed by its own numbers. */
export interface Remark {
  readonly kind: RemarkKind;
  readonly sentence: string;
}

/** What there is to say about a week besides its notes; nothing for a single meal. */
export function remarksOn(meals: readonly PlannedMeal[], { today }: Pick<Wishes, 'today'>): Remark[] {
  if (meals.length < 2) return [];
  const dinners = meals.filter(({ slot }) => slot !== 'lunch');
  const sentences: Readonly<Record<RemarkKind, string | null>> = {
    saves: saves(meals, today),
    varied: varied(meals),
    quickest: quickest(dinners, today),
    vegetables: vegetables(dinners),
  };
  return REMARK_KINDS.flatMap((kind): Remark[] => {
    const sentence = sentences[kind];
    return sentence === null ? [] : [{ kind, sentence }];
  });
}

function saves(meals: readonly PlannedMeal[], today: string): string | null {
  const used = new Set(
    meals.flatMap((meal) => expiringUses(usesWorthNaming(meal), today).map(({ item }) => item.id)),
  );
  return used.size < 2 ? null : `It uses ${used.size} things that expire within the week.`;
}

function varied(meals: readonly PlannedMeal[]): string | null {
  const kitchens = new Set(meals.flatMap(({ recipe }) => recipe.country ?? [])).size;
  return kitchens < 3 ? null : `The dishes come from ${kitchens} countries.`;
}

function quickest(meals: readonly PlannedMeal[], today: string): string | null {
  const [first, second] = meals.toSorted((a, b) => a.recipe.totalTime - b.recipe.totalTime);
  if (!first || first.recipe.totalTime === second?.recipe.totalTime) return null;
  return `The quickest evening is ${dateInWords(dateOf(first.day, today))}: ${first.recipe.totalTime} minutes.`;
}

function vegetables(meals: readonly PlannedMeal[]): string | null {
  const green = meals.filter(({ recipe }) => recipe.vegetables >= ENOUGH_VEGETABLES).length;
  if (green === 0 || green * 2 < meals.length) return null;
  const which =
    green === meals.length ? `All ${green} dinners have` : `${green} of the ${meals.length} dinners have`;
  return `${green === 1 ? which.replace('have', 'has') : which} at least ${ENOUGH_VEGETABLES} g of vegetables a serving.`;
}
