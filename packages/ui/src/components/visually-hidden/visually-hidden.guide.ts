import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const visuallyHiddenGuide: ComponentGuide = {
  purpose: 'Words for screen readers alone, where sight has them from the layout.',
  anatomy: [{ slot: 'visually-hidden', says: 'The words' }],
  do: ['Complete a figure: 8 out of 12 ingredients.'],
  dont: ['Do not hide what can take the focus.'],
  keys: [],
  accessibility: ['Read in its place among the text around it.'],
};
