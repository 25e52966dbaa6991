import { dishNames, weekFrom, type Day } from '@larder/domain';
import type { components } from '@larder/contract';
import {
  lunchId,
  withDish,
  withLunches,
  type NewWeekDay,
  type NewWeekDish,
  type NewWeekValue,
} from '@larder/ui/new-week-dialog';
import type { WeekRequest } from '../../week-request.ts';

type ReadWishes = components['schemas']['ReadWishes'];

/** The dishes that sentences want on days of the new week which are still to be cooked. */
export function dishesOf({ dishes }: Pick<ReadWishes, 'dishes'>, days: readonly NewWeekDay[]): NewWeekDish[] {
  return dishes.flatMap(({ date, slot, asked, recipes }) => {
    const day = days.find((one) => one.date === date);
    const lunch = slot === 'lunch';
    if (!day || (lunch ? day.lunchCooked || day.lunchPast : day.cooked)) return [];
    const options = recipes.map(({ id, title, english_title: english }) => {
      const names = dishNames(title, english);
      return { id: String(id), name: [names.title, names.subtitle].filter(Boolean).join(', ') };
    });
    return [{ id: lunch ? lunchId(date) : date, date, ...(lunch && { lunch }), asked, options }];
  });
}

/** What no recipe was found for. */
export const notFoundIn = ({ dishes }: Pick<ReadWishes, 'dishes'>): string[] =>
  dishes.filter(({ recipes }) => recipes.length === 0).map(({ asked }) => asked);

/** The choice with the best recipe of each dish, and the days with a lunch or without. */
export function withDays(value: NewWeekValue, read: ReadWishes, days: readonly NewWeekDay[]): NewWeekValue {
  const { lunches, no_lunches: noLunches } = read;
  const before = [...new Set([...value.lunches, ...lunches, ...noLunches])];
  const after = before.filter((day) => !noLunches.some((one) => one === day));
  return dishesOf(read, days).reduce(
    (so, dish) => {
      const best = dish.options.find(({ id }) => !isOfAnother(so, dish, id));
      return best ? withDish(so, dish, best.id) : so;
    },
    withLunches({ ...value, lunches: before }, after, days),
  );
}

/** Whether a recipe is chosen for another dish. */
const isOfAnother = ({ dishes = {} }: NewWeekValue, { id }: NewWeekDish, recipe: string): boolean =>
  Object.entries(dishes).some(([other, chosen]) => other !== id && chosen === recipe);

/** The chosen recipes on their days, as an API request. */
export function putOf(
  { dishes = {} }: NewWeekValue,
  startsOn: Day,
  past: Day | null,
): NonNullable<WeekRequest['put']> {
  return weekFrom(startsOn).flatMap((date) => {
    const [lunch, dinner] = [date === past ? undefined : dishes[lunchId(date)], dishes[date]];
    return [
      ...(lunch === undefined ? [] : [{ date, slot: 'lunch' as const, recipe_id: Number(lunch) }]),
      ...(dinner === undefined ? [] : [{ date, recipe_id: Number(dinner) }]),
    ];
  });
}
