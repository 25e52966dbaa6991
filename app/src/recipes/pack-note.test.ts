import { expect, test } from 'vitest';
import { noteBeside } from './pack-note.ts';

test.each([
  ['14.5 oz', '2 (14.5 oz) cans tomatoes', '14.5 oz each'],
  ['400g', '2 x 400g tins of tomatoes', '400g each'],
  ['600 g', '4 chicken breasts (600 g)', null],
  ['250 g', '2 cups (250 g) flour', null],
  ['drained', '2 cans of tuna, drained', 'drained'],
  ['about 150 g', '1 onion (about 150 g)', 'about 150 g'],
  ['400 g', undefined, '400 g'],
  [null, '2 eggs', null],
])('the note %s of %s beside an amount is %s', (notes, text, said) => {
  expect(noteBeside(notes, text)).toBe(said);
});
