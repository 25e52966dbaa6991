import { cardTitle, groupByDay } from '@larder/domain';
import { listInWords } from '../platform/language/list-in-words.ts';
import { t } from '../platform/language/t.ts';
import { weekdayInWords } from '../platform/language/weekday-in-words.ts';

interface FrozenMeal {
  day: string;
  date?: string;
  title: string;
}

/** The meals that food was frozen for: one by its name, several by their days; empty if none. */
export function frozenFor(meals: readonly FrozenMeal[]): string {
  const days = groupByDay(meals);
  const [first] = days;
  const [title, ...others] = new Set(meals.map((meal) => meal.title));
  return title !== undefined && others.length === 0 && first?.day && days.length === 1
    ? t("{day}'s {dish}", { day: weekdayInWords(first.day), dish: cardTitle(title) })
    : listInWords(days.flatMap(({ day }) => (day ? weekdayInWords(day) : [])));
}
