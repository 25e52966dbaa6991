import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const visuallyHiddenGuide: ComponentGuide = {
  purpose: 'Text for screen readers only, where the layout makes it clear to sighted people.',
  anatomy: [{ slot: 'visually-hidden', says: 'The words' }],
  do: ['Use it to complete a figure: 8 out of 12 ingredients.'],
  dont: ['Do not hide focusable elements with it.'],
  keys: [],
  accessibility: ['Read in place with the surrounding text.'],
};
