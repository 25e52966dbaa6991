import { expect, test } from 'vitest';
import { frozenNote, frozenWords } from './frozen-words.ts';

type Item = Parameters<typeof frozenWords>[0][number];

const item = (name: string, quantity: number, frozen?: Item['frozen'], unit: Item['unit'] = 'g'): Item => ({
  ingredient_id: 1,
  name,
  category: 'Proteins',
  quantity,
  unit,
  ...(frozen && { frozen }),
});
const THURSDAY = { day: 'Thursday', title: 'Chicken Biryani' } as const;
const SUNDAY = { day: 'Sunday', title: 'Paella (Rice with Saffron)' } as const;
const rice = item('rice', 500);
const chicken = item('chicken breast', 600, { quantity: 300, meals: [THURSDAY] });
const salmon = item('salmon', 2, { quantity: 2, meals: [SUNDAY] }, 'piece');

test.each<{ why: string; bought: Item[]; says: string[] }>([
  { why: 'nothing of it', bought: [rice], says: [] },
  {
    why: 'a part of the one thing',
    bought: [chicken],
    says: ["300 g of it went into the freezer, for Thursday's Chicken Biryani."],
  },
  { why: 'all of it', bought: [salmon], says: ["It went into the freezer, for Sunday's Paella."] },
  {
    why: 'one of several things',
    bought: [rice, chicken],
    says: ["300 g of chicken breast went into the freezer, for Thursday's Chicken Biryani."],
  },
  {
    why: 'for two meals, the first day first',
    bought: [item('ham', 200, { quantity: 200, meals: [SUNDAY, THURSDAY] })],
    says: ['It went into the freezer, for Thursday and Sunday.'],
  },
  {
    why: 'two things',
    bought: [salmon, rice, chicken],
    says: ['Salmon and 300 g of chicken breast went into the freezer, for Thursday and Sunday.'],
  },
  {
    why: 'more things than are named',
    bought: [chicken, salmon, item('ham', 200, { quantity: 200, meals: [SUNDAY] })],
    says: ['300 g of chicken breast, salmon, and 1 more went into the freezer, for Thursday and Sunday.'],
  },
])('the freezer note: $why [DATES-25]', ({ bought, says }) => {
  expect(frozenWords(bought)).toEqual(says);
});

test.each<{ why: string; bought: Item; says: string | undefined }>([
  { why: 'nothing', bought: rice, says: undefined },
  { why: 'a part', bought: chicken, says: '300 g in the freezer for Thursday' },
  { why: 'all of it', bought: salmon, says: 'In the freezer for Sunday' },
  {
    why: 'no meal of the week',
    bought: item('ham', 200, { quantity: 200, meals: [] }),
    says: 'In the freezer',
  },
])('the note below a purchase: $why [DATES-25]', ({ bought, says }) => {
  expect(frozenNote(bought)).toBe(says);
});
