import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const flagGuide: ComponentGuide = {
  purpose: 'The round flag of a country of Larder’s recipes, a globe for any other.',
  anatomy: [{ slot: 'flag', says: 'The disc; 1.25em wide' }],
  do: ['Beside the country’s name give an empty label.'],
  dont: ['Do not use a flag for a language.'],
  keys: [],
  accessibility: ['An image named by the country, or by label.'],
};
