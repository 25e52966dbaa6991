import { expect, test } from 'vitest';
import { withChoice } from './choice-option.ts';

const order = ['nuts', 'dairy', 'eggs'];

test.each([
  {
    why: 'adds in the order of the options',
    values: ['eggs'],
    value: 'nuts',
    on: true,
    want: ['nuts', 'eggs'],
  },
  { why: 'takes away', values: ['nuts', 'eggs'], value: 'nuts', on: false, want: ['eggs'] },
  { why: 'adds nothing twice', values: ['nuts'], value: 'nuts', on: true, want: ['nuts'] },
  { why: 'keeps what it does not know', values: ['kiwi'], value: 'nuts', on: true, want: ['nuts', 'kiwi'] },
])('$why', ({ values, value, on, want }) => {
  expect(withChoice(values, value, on, order)).toEqual(want);
});
