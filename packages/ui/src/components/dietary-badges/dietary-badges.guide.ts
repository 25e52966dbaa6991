import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const dietaryBadgesGuide: ComponentGuide = {
  purpose:
    'What a recipe is and contains, in a few badges: Vegan or Vegetarian first, then what it contains. For filters use chips.',
  anatomy: [
    { slot: 'dietary-badges', says: 'The list; absent when there is nothing to say' },
    { slot: 'badge', says: 'One fact' },
  ],
  do: [
    "Hand over the recipe's facts as they are: it knows that what is vegan need not be called vegetarian.",
  ],
  dont: ['Do not use it for allergens: a flag that is absent only means that nobody has set it.'],
  keys: [],
  accessibility: ['A list named Dietary. The icons are pictures only; the words carry the meaning.'],
};
