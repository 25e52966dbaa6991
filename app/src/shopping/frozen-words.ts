import { groupByDay, sayAmount, sentenceCase } from '@larder/domain';
import type { MealPlan } from '../plan/current/meal-plan.query.ts';
import { listInWords } from '../platform/language/list-in-words.ts';
import { plural, t } from '../platform/language/t.ts';
import { weekdayInWords } from '../platform/language/weekday-in-words.ts';
import { regionalName } from '../platform/locale/shown-name.ts';
import { frozenFor } from './frozen-for.ts';

type BoughtItem = MealPlan['purchases'][number]['items'][number];
type FrozenItem = BoughtItem & Required<Pick<BoughtItem, 'frozen'>>;

/** Maximum number of items to name; more are counted. */
const NAMED = 2;

/**
 * What Larder put in the freezer from a purchase, and for which meals, as a sentence; none if nothing: '300 g
 * of it went into the freezer, for Thursday's Biryani.'
 */
export function frozenWords(bought: readonly BoughtItem[]): string[] {
  const frozen = bought.filter((item): item is FrozenItem => item.frozen !== undefined);
  if (frozen.length === 0) return [];
  const meals = frozenFor(frozen.flatMap((item) => item.frozen.meals));
  const [only] = bought.length === 1 ? frozen : [];
  // It may begin with a name or an amount.
  return [sentenceCase(only ? sayOfOne(partOf(only), meals) : sayOfSeveral(thingsIn(frozen), meals))];
}

function sayOfOne(amount: string | undefined, meals: string): string {
  if (amount === undefined)
    return meals ? t('It went into the freezer, for {meals}.', { meals }) : t('It went into the freezer.');
  return meals
    ? t('{amount} of it went into the freezer, for {meals}.', { amount, meals })
    : t('{amount} of it went into the freezer.', { amount });
}

const sayOfSeveral = (things: string, meals: string): string =>
  meals
    ? t('{things} went into the freezer, for {meals}.', { things, meals })
    : t('{things} went into the freezer.', { things });

function thingsIn(frozen: readonly FrozenItem[]): string {
  const named = frozen.slice(0, NAMED).map((item) => {
    const ingredient = regionalName(item.name);
    const amount = partOf(item);
    return amount === undefined ? ingredient : t('{amount} of {ingredient}', { amount, ingredient });
  });
  const others = frozen.length - NAMED;
  return listInWords(
    others > 0 ? [...named, plural(others, { one: '1 more', other: '{count} more' })] : named,
  );
}

/** The same as a note below one bought item: '300 g in the freezer for Thursday'. */
export function frozenNote({ frozen, ...item }: BoughtItem): string | undefined {
  if (!frozen) return undefined;
  const amount = partOf({ ...item, frozen });
  const days = listInWords(groupByDay(frozen.meals).flatMap(({ day }) => (day ? weekdayInWords(day) : [])));
  if (amount === undefined) return days ? t('In the freezer for {days}', { days }) : t('In the freezer');
  return sentenceCase(
    days
      ? t('{amount} in the freezer for {days}', { amount, days })
      : t('{amount} in the freezer', { amount }),
  );
}

/** How much of an item is frozen; undefined for all of it. */
const partOf = ({ quantity, unit, frozen }: Pick<FrozenItem, 'quantity' | 'unit' | 'frozen'>) =>
  frozen.quantity < quantity ? sayAmount({ quantity: frozen.quantity, unit }) : undefined;
