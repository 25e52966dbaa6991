import { coverRecipe, isPluralName, percentOf } from '@larder/domain';
import { coveredIn, type PlannedMeal, type StockItem } from '@larder/domain/planner';
import type { KeptMeal } from '../platform/database/schema.ts';

/** A meal's match, what it would be on its own, and why it is lower in this week. */
export type MatchNote = Required<Pick<KeptMeal, 'matchPercentage' | 'match_alone' | 'match_note'>>;

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * For each of these meals, in menu order, its match and that of its recipe's own page with the same pantry. If that is higher:
 * which of its ingredients earlier meals use, and which expire before its day.
 */
export function matchNotes(
  meals: readonly PlannedMeal[],
  stock: readonly StockItem[],
  today: string,
): MatchNote[] {
  const taken = new Set<string>();
  return meals.map(({ recipe, coverage }) => {
    const alone = coverRecipe(recipe.needs, stock, today);
    const lost = alone.lines.filter(
      ({ state }, place) => state === 'have' && (coverage.toBuy[place] ?? 0) > 0,
    );
    const isTaken = ({ taken: uses }: (typeof lost)[number]) => uses.some(({ item }) => taken.has(item.id));
    const namesOf = (lines: typeof lost) => [
      ...new Set(lines.flatMap(({ taken: uses }) => uses.slice(0, 1).map(({ item }) => item.name))),
    ];
    const used = namesOf(lost.filter(isTaken));
    const late = namesOf(lost.filter((line) => !isTaken(line)));
    for (const { item } of coverage.uses) taken.add(item.id);
    const match = percentOf(coveredIn(coverage), coverage.ingredientCount);
    return {
      // Nothing is assumed of an empty kitchen: its figure is that of the page, 0.
      matchPercentage: Math.min(match, alone.matchPercentage),
      match_alone: alone.matchPercentage,
      match_note: noteOf(alone.matchPercentage, used, late),
    };
  });
}

/** '100% on its own: earlier meals use the eggs and the butter.' */
function noteOf(percentage: number, used: readonly string[], late: readonly string[]): string | null {
  const the = (names: readonly string[]) => LIST.format(names.map((name) => `the ${name}`));
  const expire = late.length > 1 || late.some(isPluralName) ? 'expire' : 'expires';
  const reasons = [
    ...(used.length > 0 ? [`earlier meals use ${the(used)}`] : []),
    ...(late.length > 0 ? [`${the(late)} ${expire} before then`] : []),
  ];
  return reasons.length === 0 ? null : `${percentage}% on its own: ${reasons.join(', and ')}.`;
}
