import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const recipeHeaderGuide: ComponentGuide = {
  purpose:
    'The top of a recipe page: name, origin, match and figures next to a picture that bleeds off the page.',
  anatomy: [
    { slot: 'recipe-header', says: 'RecipeHeaderFrame: the header with its picture' },
    { slot: 'recipe-header-title', says: 'RecipeHeaderTitle: the name' },
    { slot: 'recipe-header-badges', says: 'Country, match and dietary badges' },
    { slot: 'recipe-header-origin', says: 'The country' },
    { slot: 'recipe-header-figures', says: 'RecipeHeaderFigures: times and servings' },
    { slot: 'recipe-header-evening', says: 'What to do the evening before' },
    { slot: 'recipe-header-actions', says: 'RecipeHeaderActions: buttons' },
    { slot: 'recipe-picture', says: 'The picture' },
  ],
  do: ['Pass the picture at 960 px: it is the largest on the page.'],
  dont: ['Do not put it in a narrow column: the picture needs the page’s edge.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the back link, then to the actions' },
    { keys: 'Enter', does: 'Follows the link or activates the button' },
  ],
  accessibility: [
    'The title is the page’s h1.',
    'The figures are a description list: screen readers read each with its name.',
  ],
};
