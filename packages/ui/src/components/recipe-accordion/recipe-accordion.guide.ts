import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const recipeAccordionGuide: ComponentGuide = {
  purpose:
    'Shows the recipes of a list in their order, and one of them in full without leaving the list. To choose among many recipes use RecipeGrid.',
  anatomy: [
    { slot: 'recipe-accordion', says: 'The numbered list' },
    { slot: 'recipe-accordion-item', says: 'A recipe; data-state says whether it is expanded' },
    { slot: 'recipe-accordion-trigger', says: 'Its header, the button that expands it' },
    { slot: 'recipe-accordion-number', says: 'Its place on the list' },
    { slot: 'recipe-accordion-panel', says: 'What comes out; drawn only while it is expanded' },
    { slot: 'recipe-accordion-details', says: 'The recipe in full' },
    { slot: 'recipe-accordion-actions', says: 'The link to its page, and the list’s controls' },
  ],
  do: [
    'Let numbers run on across pages: the first of page 2 is 21.',
    'Fetch a recipe when it is expanded, and show RecipeAccordionDetailsSkeleton until it is there.',
    'Set updated when the match was counted again after something came into the pantry.',
  ],
  dont: ['Do not put links or buttons into the header: it is one button.'],
  keys: [
    { keys: 'Enter, Space', does: 'Expands the recipe, or closes it' },
    { keys: '↑ ↓', does: 'Goes to the header before or after' },
    { keys: 'Home, End', does: 'Goes to the first or the last header' },
    { keys: 'Tab', does: 'Goes on into the panel' },
  ],
  accessibility: [
    'The accordion pattern: a heading with a button, aria-expanded and aria-controls, and a region named by it.',
    'The flag, the time and the match are part of the header’s name.',
    'What the panel loads is announced once; what the pantry’s buttons do is announced by the ingredient list.',
  ],
};
