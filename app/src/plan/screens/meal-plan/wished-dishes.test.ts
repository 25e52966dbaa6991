import { NO_WISHES, type NewWeekDay } from '@larder/ui/new-week-dialog';
import { expect, test } from 'vitest';
import { dishesOf, notFoundIn, putOf, withDays } from './wished-dishes.ts';

const READ = {
  wishes: [],
  countries: [],
  filters: [],
  use_up: [],
  without: [],
  free: [],
  dishes: [
    {
      date: '2030-05-10',
      slot: 'dinner' as const,
      asked: 'short ribs',
      recipes: [
        { id: 7, title: 'Galbi-jjim', english_title: 'braised short ribs' },
        { id: 8, title: 'Short Rib Ragù', english_title: null },
      ],
    },
    {
      date: '2030-05-08',
      slot: 'lunch' as const,
      asked: 'soup',
      recipes: [{ id: 9, title: 'Tomato Soup', english_title: null }],
    },
    { date: '2030-05-11', slot: 'dinner' as const, asked: 'lobster', recipes: [] },
  ],
  on_days: [],
  lunches: ['Thursday' as const],
  no_lunches: ['Friday' as const],
  not_understood: [],
};
const DAYS: NewWeekDay[] = [6, 7, 8, 9, 10, 11, 12].map((day) => ({
  date: `2030-05-${String(day).padStart(2, '0')}`,
}));

test('a dish is shown with both names of its recipes, and the best is chosen [CHOICE-14]', () => {
  expect(dishesOf(READ, DAYS)[0]).toEqual({
    id: '2030-05-10',
    date: '2030-05-10',
    asked: 'short ribs',
    options: [
      { id: '7', name: 'Galbi-jjim, braised short ribs' },
      { id: '8', name: 'Short Rib Ragù' },
    ],
  });
  const value = withDays(
    { ...NO_WISHES, keep: ['2030-05-10', '2030-05-10 lunch'], free: ['2030-05-08'], lunches: ['Friday'] },
    READ,
    DAYS,
  );
  expect(value).toEqual({
    ...NO_WISHES,
    free: ['2030-05-08'],
    lunches: ['Thursday', 'Wednesday'],
    dishes: { '2030-05-08 lunch': '9', '2030-05-10': '7' },
  });
  expect(notFoundIn(READ)).toEqual(['lobster']);
});

test('nothing is wanted on a day that is cooked, past or not in the week', () => {
  const over = DAYS.filter(({ date }) => date !== '2030-05-11').map((day) => ({
    ...day,
    cooked: day.date === '2030-05-10',
    lunchPast: day.date === '2030-05-08',
  }));
  expect(dishesOf(READ, over)).toEqual([]);
  expect(withDays(NO_WISHES, { ...READ, lunches: [], no_lunches: [] }, over)).toEqual(NO_WISHES);
});

test('a lunch that is not wanted any more has no dish, and its recipe is not sent', () => {
  const value = withDays(NO_WISHES, READ, DAYS);
  const without = withDays(value, { ...READ, dishes: [], lunches: [], no_lunches: ['Wednesday'] }, DAYS);
  expect(without).toEqual({ ...NO_WISHES, lunches: ['Thursday'], dishes: { '2030-05-10': '7' } });
  expect(putOf(without, '2030-05-06', null)).toEqual([{ date: '2030-05-10', recipe_id: 7 }]);
});

test('a dish that two sentences ask for has another recipe the second time', () => {
  const [ribs] = READ.dishes;
  const again = { ...READ, dishes: [{ ...ribs!, date: '2030-05-12' }], lunches: [], no_lunches: [] };
  expect(withDays(withDays(NO_WISHES, READ, DAYS), again, DAYS).dishes).toEqual({
    '2030-05-08 lunch': '9',
    '2030-05-10': '7',
    '2030-05-12': '8',
  });
});

test('chosen recipes are put on their days in the week', () => {
  const dishes = { '2030-05-08 lunch': '9', '2030-05-10': '7', '2030-05-20': '3' };
  const value = { ...NO_WISHES, dishes };
  expect(putOf(value, '2030-05-06', null)).toEqual([
    { date: '2030-05-08', slot: 'lunch', recipe_id: 9 },
    { date: '2030-05-10', recipe_id: 7 },
  ]);
  expect(putOf(value, '2030-05-06', '2030-05-08')).toEqual([{ date: '2030-05-10', recipe_id: 7 }]);
  expect(putOf(NO_WISHES, '2030-05-06', null)).toEqual([]);
});
