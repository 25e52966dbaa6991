import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const recipeAccordionGuide: ComponentGuide = {
  purpose:
    'The recipes of a list in order, one of which can be expanded without leaving the list. To choose from many recipes, use RecipeGrid.',
  anatomy: [
    { slot: 'recipe-accordion', says: 'The numbered list' },
    { slot: 'recipe-accordion-item', says: 'A recipe; data-state is expanded or collapsed' },
    { slot: 'recipe-accordion-trigger', says: 'The header, a button that expands it' },
    { slot: 'recipe-accordion-number', says: 'Its position in the list' },
    { slot: 'recipe-accordion-panel', says: 'The panel; rendered only while expanded' },
    { slot: 'recipe-accordion-details', says: 'The full recipe' },
    { slot: 'recipe-accordion-actions', says: 'The link to its page, and the list’s controls' },
  ],
  do: [
    'Fetch a recipe when it is expanded, and show RecipeAccordionDetailsSkeleton until it arrives.',
    'Set updated when the match was recalculated after a pantry change.',
  ],
  dont: ['Do not put links or buttons in the header: it is a single button.'],
  keys: [
    { keys: 'Enter, Space', does: 'Expands or collapses the recipe' },
    { keys: '↑ ↓', does: 'Moves to the previous or next header' },
    { keys: 'Home, End', does: 'Moves to the first or last header' },
    { keys: 'Tab', does: 'Moves into the panel' },
  ],
  accessibility: [
    'The accordion pattern: a heading with a button, aria-expanded and aria-controls, and a region named by it.',
    'The flag, time and match are part of the header’s name.',
    'The loaded content is announced once; pantry changes are announced by the ingredient list.',
  ],
};
