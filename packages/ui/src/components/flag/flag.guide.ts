import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const flagGuide: ComponentGuide = {
  purpose:
    'The round flag of a country: one of Larder’s, one from your vocabulary, or a globe for any other.',
  anatomy: [{ slot: 'flag', says: 'The round image; 1.25em wide' }],
  do: ['Set an empty label next to the country’s name.'],
  dont: ['Do not use a flag for a language.'],
  keys: [],
  accessibility: ['An image named by the country, or by label.'],
};
