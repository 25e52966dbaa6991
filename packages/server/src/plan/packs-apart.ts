import { shelfLifeOf, shopPackOf } from '@larder/catalogue';
import type { components } from '@larder/contract';
import { daysAtHome, WEEK_DAYS, type WeekDay } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import { packsOverDays } from '@larder/domain/weight';

type ShoppingItem = components['schemas']['ShoppingItem'];

/** How much of an ingredient a meal lacks, in grams. */
export interface LackOnDay {
  readonly day: WeekDay;
  readonly grams: number;
}

/** What a shopping list says about food that does not keep until all its meals, and how many packs that makes. */
export interface PacksApart {
  /** Null if it is not sold in packs. */
  readonly count: number | null;
  readonly said: Pick<ShoppingItem, 'another_for' | 'fresh_for'>;
}

/**
 * The packs of an ingredient for these meals, in menu order from the day on which the week is shopped for. Meals share a pack only as
 * long as it keeps once it is opened, and a late meal may need what is best bought later.
 */
export function packsApart(ingredient: Ingredient, lacks: readonly LackOnDay[], from: WeekDay): PacksApart {
  const life = shelfLifeOf(ingredient);
  const needs = lacks.map(({ day, grams }) => ({ day: daysFrom(from, day), amount: grams }));
  const nameOf = (day: number): WeekDay => WEEK_DAYS[(WEEK_DAYS.indexOf(from) + day) % WEEK_DAYS.length]!;
  const pack = shopPackOf(ingredient);
  const { count, again } = pack
    ? packsOverDays(needs, pack.grams, daysAtHome(life, true))
    : { count: null, again: null };
  const keeps = daysAtHome(life, false);
  const late = needs.filter(({ day }) => day > keeps);
  const [first, last] = [late[0], late.at(-1)];
  return {
    count,
    said: {
      ...(again && { another_for: { day: nameOf(again.day), opened_on: nameOf(again.openedOn) } }),
      ...(first &&
        last && {
          fresh_for: { day: nameOf(first.day), buy_from: nameOf(Math.min(first.day, last.day - keeps)) },
        }),
    },
  };
}

/** How many days after one weekday the next other one comes. */
const daysFrom = (from: WeekDay, day: WeekDay): number =>
  (WEEK_DAYS.indexOf(day) - WEEK_DAYS.indexOf(from) + WEEK_DAYS.length) % WEEK_DAYS.length;
