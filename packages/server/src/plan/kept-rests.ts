import { HAIR, isBegun, isExpired, type Act, type Lot, type Shelf, type ShelfLife } from '@larder/domain';
import { dateOf, type PlannedMeal, type Use } from '@larder/domain/planner';
import { v7 as uuid } from 'uuid';
import {
  marksOf,
  momentOf,
  needsAfter,
  openedMarks,
  shelfLifeIn,
  type KeptMarks,
  type NeedOnDay,
} from '../pantry/batch-marks.ts';
import type { Calendar } from '../platform/access/caller.ts';
import type { KeptMeal } from '../platform/database/schema.ts';
import { stillClosed } from './closed-packs.ts';
import type { PlanState } from './plan-change.ts';

/** What becomes of the rest of a pack: what is done in the pantry, and what the cook is told, if anything. */
export interface KeptRest {
  readonly acts: readonly Act[];
  readonly said: NonNullable<KeptMeal['frozen']>;
}

/**
 * What becomes of what a meal opens, so that what the plan has counted on is there, and need not be bought again. Packs that it
 * leaves sealed stay so. What later meals still need when the rest no longer keeps goes to the freezer, if that keeps it.
 */
export function keepRests(
  shelf: Shelf,
  uses: readonly Use[],
  calendar: Calendar,
  state: Pick<PlanState, 'row' | 'snapshot'>,
  later: readonly PlannedMeal[],
): KeptRest[] {
  const {
    row: { plan, madeOn },
    snapshot,
  } = state;
  const items = new Map(uses.map(({ item }) => [item.id, item]));
  return [...items.values()].flatMap((item): KeptRest[] => {
    const lot = shelf.find(item.id);
    const left = (item.quantity ?? 0) - takenOf(uses, item.id);
    if (!lot || lot.quantity === null || !isBegun(lot, left)) return [];
    const needs = later.flatMap((meal) => {
      const quantity = takenOf(meal.coverage.uses, item.id);
      return quantity > 0 ? [{ meal, day: dateOf(meal.day, madeOn), quantity }] : [];
    });
    const parts = shelf.partsOf(lot.id);
    const closed = stillClosed(lot, left, state, calendar, parts);
    const life = shelfLifeIn(snapshot, lot.ingredientId);
    const rest = tooLateFor(withoutLast(needs, closed), lot, life, calendar);
    // It was sealed all along: later dates count from the day it was bought.
    const sealedId = uuid({ msecs: momentOf(lot.id).getTime() });
    const sealed = partActs(lot, closed, lot, parts, sealedId);
    if (!rest) return [{ acts: sealed, said: [] }];
    const amount = rest.needs.reduce((sum, { quantity }) => sum + quantity, 0);
    return [
      {
        acts: [...sealed, ...partActs(lot, amount, rest.marks, parts)],
        said: [
          {
            name: item.name,
            quantity: Math.max(0.01, Math.round(amount * 100) / 100),
            unit: lot.unit,
            meals: rest.needs.flatMap(({ meal: { recipe, day }, day: date }) => {
              const title = plan.meals.find((meal) => meal.id === recipe.id)?.title;
              return title === undefined ? [] : [{ day, date, title }];
            }),
          },
        ],
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

/** The needs, in menu order, less this much of the last: they have a pack of their own. */
function withoutLast<Need extends NeedOnDay>(needs: readonly Need[], amount: number): Need[] {
  let rest = amount;
  const open = needs.toReversed().map((need) => {
    const own = Math.min(rest, need.quantity);
    rest -= own;
    return { ...need, quantity: need.quantity - own };
  });
  return open.filter(({ quantity }) => quantity > HAIR).toReversed();
}

/** Keeps a part of an opened lot by itself. */
function partActs(
  { id, ingredientId, unit }: Lot,
  amount: number,
  { expiryDate, expiryIsGuess, storage, opened }: KeptMarks,
  parts: readonly string[],
  newId = uuid(),
): Act[] {
  if (amount < HAIR) return [];
  const marks = { expiryDate, expiryIsGuess, storage, opened };
  return [
    { kind: 'take', lot: id, ingredientId, amount, unit, parts },
    { kind: 'put', lot: { id: newId, ingredientId, unit, ...marks }, amount },
  ];
}

/** How much of an item is taken. */
const takenOf = (uses: readonly Use[], id: string): number =>
  uses.reduce((sum, { item, quantity }) => sum + (item.id === id ? (quantity ?? 0) : 0), 0);
