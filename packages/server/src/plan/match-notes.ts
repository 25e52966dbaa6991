import { coverRecipe, isPluralName } from '@larder/domain';
import type { PlannedMeal, StockItem } from '@larder/domain/planner';
import type { KeptMeal } from '../platform/database/schema.ts';

/** What a meal's match would be on its own, and why it is lower in this week or below 100. */
export type MatchNote = Required<Pick<KeptMeal, 'match_alone' | 'match_note'>>;

type Covered = Pick<PlannedMeal, 'recipe' | 'coverage'>;

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * For each of these meals, in menu order, the match on its recipe's own page with the same pantry, if higher:
 * which of its ingredients earlier meals use, and which expire before its day. Otherwise, if only staples keep it from
 * 100 %, which.
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
    const { assumedIds = [], toBuy } = coverage;
    const isLost = (place: number) =>
      (toBuy[place] ?? 0) > 0 || assumedIds.includes(recipe.needs[place]?.ingredientId ?? 0);
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
      match_note: noteOf(alone.matchPercentage, used, wanted, late) ?? onlyStaples({ recipe, coverage }),
    };
  });
}

/** 'Nothing to buy: it also needs salt and olive oil, which are taken for granted.' There may be some, but not enough. */
function onlyStaples({ recipe, coverage }: Covered): string | null {
  const { assumedIds = [], missingIds } = coverage;
  if (assumedIds.length === 0 || missingIds.length > 0) return null;
  const names = assumedIds.map((id) => nounIn(recipe, id));
  const are = names.length > 1 || names.some(isPluralName) ? 'are' : 'is';
  return `Nothing to buy: it also needs ${LIST.format(names)}, which ${are} taken for granted.`;
}

function nounIn({ needs }: Covered['recipe'], id: number): string {
  const need = needs.find(({ ingredientId }) => ingredientId === id);
  return need?.noun ?? need?.name ?? '';
}

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
