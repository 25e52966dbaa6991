import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const dietaryBadgesGuide: ComponentGuide = {
  purpose:
    'A few badges about a recipe, in the order of the vocabulary: Vegan or Vegetarian first, then what it contains. For filters, use chips.',
  anatomy: [
    { slot: 'dietary-badges', says: 'The list; not rendered when there is nothing to show' },
    { slot: 'badge', says: 'One fact' },
  ],
  do: [
    'Pass the recipe’s flags as they are.',
    'Give FoodProvider your own flags in its vocabulary, with their labels, icons and order.',
    'Pass byLabel for what only some brands contain: a badge that cries wolf is soon ignored.',
  ],
  dont: ['Do not use it for allergens: a missing flag only means that nobody has set it.'],
  keys: [],
  accessibility: ['A list named Dietary. The icons are decorative; the text carries the meaning.'],
};
