import type { MealDayLabels } from '../meal-day/index.ts';
import type { GlanceDay } from '../week-glance/index.ts';
import type { DayOfWeek } from './into-days.ts';

/** Days as the week at a glance shows them. Those without a date are left out. */
export function glanceOf(
  days: readonly DayOfWeek[],
  words: Pick<MealDayLabels, 'leftovers' | 'lunch'>,
): GlanceDay[] {
  return days.flatMap(({ date, meals, leftovers, free }) => {
    if (!date) return [];
    const [dinner, ...others] = meals.filter(({ slot }) => slot !== 'lunch');
    const lunches = meals.filter(({ slot }) => slot === 'lunch');
    const rest = leftovers.find(({ slot }) => slot === 'dinner');
    const also = leftovers
      .filter(({ slot }) => slot === 'lunch')
      .map(({ title, day }) => `${words.lunch}: ${words.leftovers(title, day)}`);
    const shared = {
      date,
      also: [
        ...lunches.map(({ title }) => `${words.lunch}: ${title}`),
        ...others.map(({ title }) => title),
        ...also,
      ],
    };
    if (dinner) {
      const { title, picture, cooked } = dinner;
      return { ...shared, kind: 'meal' as const, title, picture: small(picture), cooked };
    }
    if (rest) return { ...shared, kind: 'leftovers' as const, title: rest.title };
    return { ...shared, kind: free ?? ('nothing' as const) };
  });
}

/** The smallest file of a picture. */
const small = (picture: GlanceDay['picture']) =>
  picture && {
    ...picture,
    sizes: '3.5rem',
    sources: picture.sources?.map((source) => ({ ...source, sizes: '3.5rem' })),
  };
