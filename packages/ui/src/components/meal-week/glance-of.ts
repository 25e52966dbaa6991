import type { MealDayLabels } from '../meal-day/index.ts';
import type { GlanceDay, WeekGlanceLabels } from '../week-glance/index.ts';
import type { DayOfWeek } from './into-days.ts';
import type { MealOfWeek } from './meal-of-week.ts';

/** Days as the week at a glance shows them. Those without a date are left out. */
export function glanceOf(
  days: readonly DayOfWeek[],
  words: Pick<MealDayLabels, 'leftovers' | 'lunch'> & Pick<WeekGlanceLabels, 'work'>,
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
        ...lunches.map((meal) => `${words.lunch}: ${inOneLine(meal, words)}`),
        ...others.map((meal) => inOneLine(meal, words)),
        ...also,
      ],
    };
    if (dinner) {
      const { title, subtitle, picture, cooked } = dinner;
      const work = workOf(dinner);
      return { ...shared, kind: 'meal' as const, title, subtitle, work, picture: small(picture), cooked };
    }
    if (rest) return { ...shared, kind: 'leftovers' as const, title: rest.title };
    return { ...shared, kind: free ?? ('nothing' as const) };
  });
}

/** The minutes that a meal takes, without waiting; null if unknown. */
const workOf = ({ totalTime, waitingTime }: MealOfWeek): number | null =>
  totalTime ? Math.max(0, totalTime - (waitingTime ?? 0)) : null;

/** 'Sopa de tomate, tomato soup · 20 min hands-on' */
function inOneLine(meal: MealOfWeek, words: Pick<WeekGlanceLabels, 'work'>): string {
  const work = workOf(meal);
  const named = meal.subtitle ? `${meal.title}, ${meal.subtitle}` : meal.title;
  return work ? `${named} · ${words.work(work)}` : named;
}

/** The smallest file of a picture. */
const small = (picture: GlanceDay['picture']) =>
  picture && {
    ...picture,
    sizes: '3.5rem',
    sources: picture.sources?.map((source) => ({ ...source, sizes: '3.5rem' })),
  };
