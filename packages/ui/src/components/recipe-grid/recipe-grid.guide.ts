import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { recipeGridAttributes } from './recipe-grid.attributes.ts';

export const recipeGridGuide: ComponentGuide = {
  purpose: 'Recipe cards in as many columns as fit, with skeleton cards during the first load.',
  anatomy: [
    { slot: 'recipe-grid', says: 'The root; data-pending while new results load' },
    { slot: 'recipe-grid-list', says: 'The list' },
    { slot: 'recipe-card-skeleton', says: 'A skeleton card, while loading' },
  ],
  attributes: recipeGridAttributes,
  do: ['Set priority on the cards that are visible without scrolling.'],
  dont: ['Do not put other elements between the cards: each child is a list item.'],
  keys: [],
  accessibility: [
    'A list named by label; while it loads, the root is aria-busy and empty for screen readers.',
    'Announce the number of results in the results bar.',
  ],
};
