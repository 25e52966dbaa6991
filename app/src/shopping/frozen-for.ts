import { cardTitle, groupByDay } from '@larder/domain';

interface FrozenMeal {
  day: string;
  date?: string;
  title: string;
}

const list = new Intl.ListFormat('en');

/** The meals that food was frozen for: one by its name, several by their days; empty if none. */
export function frozenFor(meals: readonly FrozenMeal[]): string {
  const days = groupByDay(meals);
  const [first] = days;
  const [title, ...others] = new Set(meals.map((meal) => meal.title));
  return title !== undefined && others.length === 0 && first?.day && days.length === 1
    ? `${first.day}'s ${cardTitle(title)}`
    : list.format(days.flatMap(({ day }) => day ?? []));
}
