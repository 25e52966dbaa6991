import { isBegun, isExpired, type Act, type Lot, type Shelf, type ShelfLife } from '@larder/domain';
import { dateOf, type PlannedMeal, type Use } from '@larder/domain/planner';
import { v7 as uuid } from 'uuid';
import {
  marksOf,
  needsAfter,
  openedMarks,
  shelfLifeIn,
  type KeptMarks,
  type NeedOnDay,
} from '../pantry/batch-marks.ts';
import type { Calendar } from '../platform/access/caller.ts';
import type { KeptMeal } from '../platform/database/schema.ts';
import type { PlanState } from './plan-change.ts';

/** A rest that goes to the freezer: what is done in the pantry, and what the cook is told. */
export interface FrozenRest {
  readonly acts: readonly Act[];
  readonly said: NonNullable<KeptMeal['frozen']>[number];
}

/**
 * What a meal opens and later meals of the plan still need when it no longer keeps, as far as the freezer keeps it: what the
 * plan has counted on is then there, and need not be bought again.
 */
export function restsToFreeze(
  shelf: Shelf,
  uses: readonly Use[],
  calendar: Calendar,
  { row: { plan, madeOn }, snapshot }: Pick<PlanState, 'row' | 'snapshot'>,
  later: readonly PlannedMeal[],
): FrozenRest[] {
  const items = new Map(uses.map(({ item }) => [item.id, item]));
  return [...items.values()].flatMap((item): FrozenRest[] => {
    const lot = shelf.find(item.id);
    const left = (item.quantity ?? 0) - takenOf(uses, item.id);
    if (!lot || lot.quantity === null || !isBegun(lot, left)) return [];
    const needs = later.flatMap((meal) => {
      const quantity = takenOf(meal.coverage.uses, item.id);
      return quantity > 0 ? [{ meal, day: dateOf(meal.day, madeOn), quantity }] : [];
    });
    const rest = tooLateFor(needs, lot, shelfLifeIn(snapshot, lot.ingredientId), calendar);
    if (!rest) return [];
    const { id, ingredientId, unit } = lot;
    const amount = rest.needs.reduce((sum, { quantity }) => sum + quantity, 0);
    return [
      {
        acts: [
          { kind: 'take', lot: id, ingredientId, amount, unit, parts: shelf.partsOf(id) },
          { kind: 'put', lot: { id: uuid(), ingredientId, unit, ...rest.marks }, amount },
        ],
        said: {
          name: item.name,
          quantity: Math.max(0.01, Math.round(amount * 100) / 100),
          unit,
          meals: rest.needs.flatMap(({ meal: { recipe, day }, day: date }) => {
            const title = plan.meals.find((meal) => meal.id === recipe.id)?.title;
            return title === undefined ? [] : [{ day, date, title }];
          }),
        },
      },
    ];
  });
}

/**
 * The needs that a lot does not last for once it is opened, and how to freeze it for them; null if there are none, or if the
 * freezer does not keep it long enough.
 */
function tooLateFor<Need extends NeedOnDay>(
  needs: readonly Need[],
  lot: Lot,
  life: ShelfLife,
  calendar: Calendar,
): { readonly marks: KeptMarks; readonly needs: readonly Need[] } | null {
  const opened = openedMarks(lot, life, calendar);
  if (!opened?.expiryIsGuess || life.freezer === null) return null;
  const later = needsAfter(opened, needs);
  const marks = marksOf({ storage: 'freezer', opened: true }, life, calendar.today);
  const isInTime = later.length > 0 && later.every(({ day }) => !isExpired(marks, day));
  return isInTime ? { marks, needs: later } : null;
}

/** How much of an item is taken. */
const takenOf = (uses: readonly Use[], id: string): number =>
  uses.reduce((sum, { item, quantity }) => sum + (item.id === id ? (quantity ?? 0) : 0), 0);
