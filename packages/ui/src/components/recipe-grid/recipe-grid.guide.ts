import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const recipeGridGuide: ComponentGuide = {
  purpose:
    'Recipe cards in as many columns as fit, with shapes of cards while the first ones are on their way.',
  anatomy: [
    { slot: 'recipe-grid', says: 'The root; data-pending while other results are on their way' },
    { slot: 'recipe-grid-list', says: 'The list' },
    { slot: 'recipe-card-skeleton', says: 'A shape, while loading' },
  ],
  do: ['Show loading only at first; for another page set pending and keep the cards.'],
  dont: ['Do not put other things between the cards: each child is an item of the list.'],
  keys: [],
  accessibility: [
    'A list named by label; while it loads the root is busy and says nothing.',
    'Say the number of results in the results bar.',
  ],
};
