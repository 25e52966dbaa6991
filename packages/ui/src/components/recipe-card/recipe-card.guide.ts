import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const recipeCardGuide: ComponentGuide = {
  purpose: 'A recipe to choose among others. The whole card is one link; its actions lie above it.',
  anatomy: [
    { slot: 'recipe-card', says: 'RecipeCardFrame: the article' },
    { slot: 'recipe-card-stage', says: 'RecipeCardStage: picture, match, flag and actions' },
    { slot: 'recipe-picture', says: 'The picture' },
    { slot: 'match-badge', says: 'How much of it the pantry covers' },
    { slot: 'flag', says: 'The country' },
    { slot: 'recipe-card-title', says: 'RecipeCardTitle: the title with the link' },
    { slot: 'recipe-card-subtitle', says: 'RecipeCardSubtitle: its name in other words' },
    { slot: 'recipe-card-facts', says: 'RecipeCardFacts: time, ingredients, servings' },
    {
      slot: 'recipe-card-missing',
      says: 'RecipeCardMissing: what the pantry lacks, or that it lacks nothing',
    },
    { slot: 'dietary-badges', says: 'What it is and what it contains' },
  ],
  do: [
    'Set priority on the cards that are on the screen at first.',
    "Give icon buttons of 44 px as actions, named without the recipe's title when the card has it beside them.",
  ],
  dont: [
    "Do not give the time at the stove alone: a dough's rising is part of dinner.",
    'Do not put a link inside the card: the card is one.',
    'Do not hide actions on touch: there is no hover.',
  ],
  keys: [
    { keys: 'Enter', does: 'Opens the recipe' },
    { keys: 'Tab', does: 'Goes to the actions, which then appear, and to the next card' },
  ],
  accessibility: [
    'An article whose heading holds the link; pick headingLevel to fit the page.',
    'The picture is decoration and says nothing: the title does.',
  ],
};
