import { groupByDay, sayAmount, sentenceCase } from '@larder/domain';
import type { MealPlan } from '../plan/current/meal-plan.query.ts';
import { regionalName } from '../platform/locale/shown-name.ts';
import { frozenFor } from './frozen-for.ts';

type BoughtItem = MealPlan['purchases'][number]['items'][number];
type FrozenItem = BoughtItem & Required<Pick<BoughtItem, 'frozen'>>;

const list = new Intl.ListFormat('en');

/** Maximum number of items to name; more are counted. */
const NAMED = 2;

/**
 * What Larder put in the freezer from a purchase, and for which meals, as a sentence; none if nothing: '300 g
 * of it went into the freezer, for Thursday's Biryani.'
 */
export function frozenWords(bought: readonly BoughtItem[]): string[] {
  const frozen = bought.filter((item): item is FrozenItem => item.frozen !== undefined);
  if (frozen.length === 0) return [];
  const isOnlyOne = bought.length === 1;
  const named = frozen.slice(0, NAMED).map((item) => subject(item, isOnlyOne));
  const others = frozen.length - NAMED;
  const subjects = list.format(others > 0 ? [...named, `${others} more`] : named);
  const meals = frozenFor(frozen.flatMap((item) => item.frozen.meals));
  return [`${sentenceCase(subjects)} went into the freezer${meals && `, for ${meals}`}.`];
}

/** The same as a note below one bought item: '300 g in the freezer for Thursday'. */
export function frozenNote({ quantity, unit, frozen }: BoughtItem): string | undefined {
  if (!frozen) return undefined;
  const amount = frozen.quantity < quantity ? `${sayAmount({ quantity: frozen.quantity, unit })} ` : '';
  const days = groupByDay(frozen.meals).flatMap(({ day }) => day ?? []);
  const where = sentenceCase(`${amount}in the freezer`);
  return days.length > 0 ? `${where} for ${list.format(days)}` : where;
}

function subject({ name, quantity, unit, frozen }: FrozenItem, isOnlyOne: boolean): string {
  const thing = isOnlyOne ? 'it' : regionalName(name);
  return frozen.quantity < quantity ? `${sayAmount({ quantity: frozen.quantity, unit })} of ${thing}` : thing;
}
