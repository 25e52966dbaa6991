import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { recipeCardAttributes } from './recipe-card.attributes.ts';

export const recipeCardGuide: ComponentGuide = {
  purpose: 'A recipe to choose from others. The whole card is one link, with its actions on top.',
  anatomy: [
    { slot: 'recipe-card', says: 'RecipeCardFrame: the article' },
    { slot: 'recipe-card-stage', says: 'RecipeCardStage: picture, match and flag' },
    { slot: 'recipe-picture', says: 'The picture' },
    { slot: 'match-badge', says: 'How much of the recipe the pantry covers' },
    { slot: 'flag', says: 'The country' },
    { slot: 'recipe-card-title', says: 'RecipeCardTitle: the title with the link' },
    { slot: 'recipe-card-subtitle', says: 'RecipeCardSubtitle: an alternative or translated name' },
    { slot: 'recipe-card-facts', says: 'RecipeCardFacts: time, ingredients, servings' },
    {
      slot: 'recipe-card-missing',
      says: 'RecipeCardMissing: the number of missing ingredients, or that there are none',
    },
    { slot: 'dietary-badges', says: 'Dietary badges' },
    { slot: 'recipe-card-more', says: 'The children' },
    { slot: 'recipe-card-actions', says: 'RecipeCardActions: icon buttons in the picture’s corner' },
  ],
  attributes: recipeCardAttributes,
  do: [
    'Set priority on the cards that are visible at first.',
    'Use 44 px icon buttons as actions, and name the dish in each: twenty buttons called ‘Favorite’ are hard to tell apart in a screen reader’s list.',
  ],
  dont: [
    'Do not show only the active cooking time: the time a dough needs to rise counts too.',
    'Do not put a link inside the card: the card is one.',
    'Do not hide actions on touch devices: they have no hover.',
  ],
  keys: [
    { keys: 'Enter', does: 'Opens the recipe' },
    { keys: 'Tab', does: 'Moves from the link to the actions, which then appear, and to the next card' },
  ],
  accessibility: [
    'An article whose heading contains the link; set headingLevel to fit the page.',
    'The picture is decorative: the title says it all.',
    'The actions come last, so screen readers reach the dish before its buttons.',
  ],
};
