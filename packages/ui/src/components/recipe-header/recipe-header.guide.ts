import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const recipeHeaderGuide: ComponentGuide = {
  purpose:
    'The opening of a recipe: name, origin, match and figures beside a picture that bleeds off the page.',
  anatomy: [
    { slot: 'recipe-header', says: 'RecipeHeaderFrame: the header with its picture' },
    { slot: 'recipe-header-title', says: 'RecipeHeaderTitle: the name' },
    { slot: 'recipe-header-badges', says: 'Country, match and dietary badges' },
    { slot: 'recipe-header-origin', says: 'The country' },
    { slot: 'recipe-header-figures', says: 'RecipeHeaderFigures: times and servings' },
    { slot: 'recipe-header-actions', says: 'RecipeHeaderActions: buttons' },
    { slot: 'recipe-picture', says: 'The picture' },
  ],
  do: [
    'Put one primary button among the actions, no more.',
    'Give the picture at 960 px: it is the largest of the page.',
  ],
  dont: ["Do not put it in a narrow column: the picture wants the page's edge."],
  keys: [
    { keys: 'Tab', does: 'Goes to the way back, then to the actions' },
    { keys: 'Enter', does: 'Follows or presses it' },
  ],
  accessibility: [
    "Its title is the page's first heading.",
    'The figures are a list of terms: a screen reader hears each with its name.',
  ],
};
