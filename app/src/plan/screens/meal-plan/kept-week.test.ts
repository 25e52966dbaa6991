import { expect, test } from 'vitest';
import type { PreviousMealPlan } from '../../previous-plan.query.ts';
import { keptWeekInWords } from './kept-week.ts';

const at = (day: number, hour: number) => new Date(2030, 4, day, hour, 5).toISOString();
const meal = (day: string, cooked = false) => ({ day, title: 'Rice', cooked });
const WEEK = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday'];
const plan = (part: Partial<PreviousMealPlan>): PreviousMealPlan => ({
  id: 'x',
  made_at: at(8, 9),
  replaced_at: at(8, 14),
  available_until: at(9, 14),
  meals: WEEK.map((day) => meal(day)),
  ...part,
});

test.each([
  {
    why: 'a whole week of today',
    week: plan({}),
    says: 'Previous week: 7 dinners for Monday to Sunday, made today at 09:05. Kept until tomorrow at 14:05.',
  },
  {
    why: 'a whole week with its dates',
    week: plan({
      meals: WEEK.map((day, index) => ({
        ...meal(day),
        date: `2030-05-${String(index < 6 ? 7 + index : 13).padStart(2, '0')}`,
      })),
    }),
    says: 'Previous week: 7 dinners for Tue 7 May to Mon 13 May, made today at 09:05. Kept until tomorrow at 14:05.',
  },
  {
    why: 'two days over Sunday, in order of their dates',
    week: plan({
      meals: [
        { ...meal('Monday'), date: '2030-05-13' },
        { ...meal('Friday'), date: '2030-05-10' },
      ],
    }),
    says: 'Previous week: 2 dinners for Fri and Mon, made today at 09:05. Kept until tomorrow at 14:05.',
  },
  {
    why: 'three days, one cooked, of yesterday',
    week: plan({ made_at: at(7, 18), meals: [meal('Friday'), meal('Monday', true), meal('Wednesday')] }),
    says: 'Previous week: 3 dinners for Mon, Wed and Fri, 1 cooked, made yesterday at 18:05. Kept until tomorrow at 14:05.',
  },
  {
    why: 'a single dinner of last week',
    week: plan({ made_at: at(1, 9), available_until: at(8, 23), meals: [meal('Friday')] }),
    says: 'Previous week: 1 dinner for Friday, made on 1 May at 09:05. Kept until today at 23:05.',
  },
])('$why [UNDO-30]', ({ week, says }) => {
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
  const writing = {
    now: new Date(2030, 4, 8, 15),
    dateLocale: 'en-GB',
    list: (words: readonly string[]) => list.format(words),
  };
  expect(keptWeekInWords('Previous week', week, writing)).toBe(says);
});
