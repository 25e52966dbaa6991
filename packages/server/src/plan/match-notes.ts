import { coverRecipe, isPluralName, sayAmountOf } from '@larder/domain';
import { usesByItem, type PlannedMeal, type StockItem } from '@larder/domain/planner';
import type { KeptMeal } from '../platform/database/schema.ts';

/** What a meal's match would be on its own, why it is lower in this week, and what there is nearly enough of. */
export type MatchNote = Required<Pick<KeptMeal, 'match_alone' | 'match_note'>>;

type Covered = Pick<PlannedMeal, 'recipe' | 'coverage'>;

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * For each of these meals, in menu order, the match on its recipe's own page with the same pantry, if higher:
 * which of its ingredients earlier meals use, and which expire before its day. And what it makes do with, because there is
 * nearly enough of it.
 */
export function matchNotes(
  meals: readonly PlannedMeal[],
  stock: readonly StockItem[],
  today: string,
): MatchNote[] {
  const taken = new Set<string>();
  return meals.map(({ recipe, coverage }, at) => {
    const later = new Set(
      meals.slice(at + 1).flatMap((meal) => meal.coverage.uses.map(({ item }) => item.id)),
    );
    const alone = coverRecipe(recipe.needs, stock, today);
    const { assumedIds = [], nearlyIds = [], toBuy } = coverage;
    const isOneOf = (ids: readonly number[], place: number) =>
      ids.includes(recipe.needs[place]?.ingredientId ?? 0);
    const isLost = (place: number) =>
      (toBuy[place] ?? 0) > 0 || isOneOf(assumedIds, place) || isOneOf(nearlyIds, place);
    const lost = alone.lines.filter(({ lack }, place) => lack === 0 && isLost(place));
    const isTaken = ({ taken: uses }: (typeof lost)[number]) => uses.some(({ item }) => taken.has(item.id));
    const namesOf = (lines: typeof lost) => [
      ...new Set(lines.flatMap(({ taken: uses }) => uses.slice(0, 1).map(({ item }) => item.name))),
    ];
    const used = namesOf(lost.filter(isTaken));
    // Staples yield to later meals that name the item.
    const isWanted = ({ taken: uses }: (typeof lost)[number]) => uses.some(({ item }) => later.has(item.id));
    const wanted = namesOf(lost.filter((line) => !isTaken(line) && isWanted(line)));
    const late = namesOf(lost.filter((line) => !isTaken(line) && !isWanted(line)));
    for (const { item } of coverage.uses) taken.add(item.id);
    return {
      match_alone: alone.matchPercentage,
      match_note: sentences(
        noteOf(alone.matchPercentage, used, wanted, late) ?? onlyStaples({ recipe, coverage }),
        nearlyEnough({ recipe, coverage }),
      ),
    };
  });
}

/** 'Nothing to buy: only salt and olive oil are not in your pantry.' */
function onlyStaples({ recipe, coverage }: Covered): string | null {
  const { assumedIds = [], missingIds } = coverage;
  if (assumedIds.length === 0 || missingIds.length > 0) return null;
  const names = assumedIds.map((id) => nameIn(recipe, id));
  const are = names.length > 1 || names.some(isPluralName) ? 'are' : 'is';
  return `Nothing to buy: only ${LIST.format(names)} ${are} not in your pantry.`;
}

const nameIn = ({ needs }: Covered['recipe'], id: number): string =>
  needs.find(({ ingredientId }) => ingredientId === id)?.name ?? '';

/** 'Cook with the 260 g of salmon you have: that is nearly all the recipe asks for.' */
function nearlyEnough({ recipe, coverage }: Covered): string | null {
  const { nearlyIds = [], uses } = coverage;
  const said = nearlyIds.map((id) => {
    const [first, ...others] = usesByItem(uses.filter((use) => recipe.needs[use.need]?.ingredientId === id));
    if (!first || others.length > 0 || first.quantity === null) return `the ${nameIn(recipe, id)}`;
    const { item, quantity } = first;
    return `the ${sayAmountOf({ quantity, unit: item.unit }, item.name)}`;
  });
  if (said.length === 0) return null;
  return `Cook with ${LIST.format(said)} you have: that is nearly all the recipe asks for.`;
}

/** Those that there are, one after another; null if there is none. */
const sentences = (...said: readonly (string | null)[]): string | null =>
  said.filter((one) => one !== null).join(' ') || null;

/** '100% on its own: earlier meals use the eggs and the butter.' */
function noteOf(
  percentage: number,
  used: readonly string[],
  wanted: readonly string[],
  late: readonly string[],
): string | null {
  const the = (names: readonly string[]) => LIST.format(names.map((name) => `the ${name}`));
  const expire = late.length > 1 || late.some(isPluralName) ? 'expire' : 'expires';
  const reasons = [
    ...(used.length > 0 ? [`earlier meals use ${the(used)}`] : []),
    ...(wanted.length > 0 ? [`later meals need ${the(wanted)}`] : []),
    ...(late.length > 0 ? [`${the(late)} ${expire} before then`] : []),
  ];
  return reasons.length === 0 ? null : `${percentage}% on its own: ${reasons.join(', and ')}.`;
}
