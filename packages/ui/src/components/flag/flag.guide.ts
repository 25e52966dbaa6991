import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const flagGuide: ComponentGuide = {
  purpose:
    'The round flag of a country: one that Larder has a picture of, or one that a vocabulary brings, or a globe for any other.',
  anatomy: [{ slot: 'flag', says: 'The round image; 1.25em wide' }],
  do: ['Next to the country’s name, set an empty label.'],
  dont: ['Do not use a flag for a language.'],
  keys: [],
  accessibility: ['An image named by the country, or by label.'],
};
