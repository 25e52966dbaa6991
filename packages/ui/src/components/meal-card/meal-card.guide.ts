import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { mealCardAttributes } from './meal-card.attributes.ts';

export const mealCardGuide: ComponentGuide = {
  purpose:
    'A meal of a plan with everything needed to decide: the reason for it, its time, its cost and what is missing. To choose between recipes, use a recipe card.',
  anatomy: [
    { slot: 'meal-card', says: 'The article' },
    { slot: 'meal-card-picture', says: 'The picture with the match badge on it' },
    { slot: 'meal-card-body', says: 'The text' },
    { slot: 'meal-card-top', says: 'Country, difficulty and the number of items to buy' },
    { slot: 'meal-card-title', says: 'The heading; a link if href is set' },
    { slot: 'meal-card-reason', says: 'The reason for the meal, as a quote' },
    { slot: 'meal-card-match-note', says: 'Why the match is lower than on the recipe page' },
    { slot: 'meal-card-stand-ins', says: 'What the pantry has instead of ingredients' },
    { slot: 'meal-card-stand-in', says: 'One of these, and what it changes' },
    { slot: 'meal-card-expiring', says: 'Items it uses that expire soon' },
    { slot: 'meal-card-expiring-chip', says: 'One of these items' },
    { slot: 'meal-card-figures', says: 'Time, servings and cost per serving' },
    { slot: 'meal-card-method', says: 'The method, cut to three lines; data-state is open or closed' },
    { slot: 'meal-card-method-toggle', says: 'The button that shows all steps' },
    { slot: 'meal-card-facts', says: 'Nutrition and costs, under a hairline' },
    { slot: 'meal-card-allergens', says: 'All allergens, in a sentence' },
    { slot: 'meal-card-doubled', says: 'What happens to the rest if it is cooked double' },
    { slot: 'meal-card-actions', says: 'Swap and Cooked it, or Undo' },
    { slot: 'meal-card-tools', says: 'The Keep toggle and the menu' },
  ],
  attributes: mealCardAttributes,
  do: [
    'Set onUncook whenever you set onCook: anything taken out of a pantry can be put back.',
    'Set pendingAction while a change is being saved; if nothing can be changed, say why in unavailable.',
    'Set onKeep where a week can be replanned, and pass a MealMenu as menu for rare actions.',
    'Say once per page that nutrition and costs are estimates (PlanEstimateNotice).',
    'Set headingLevel to fit the outline: 4 under a day.',
  ],
  dont: [
    'Do not pass 0 for an unknown figure: omit it, and the card closes the gap.',
    'Do not truncate the instructions yourself: the card does, and shows the rest on request.',
  ],
  keys: [
    {
      keys: 'Enter, Space',
      does: 'Expands or collapses the method; activates Swap, Cooked it, Keep or Undo',
    },
  ],
  accessibility: [
    'The method button says what it will show, and keeps focus.',
    'It appears only if lines are cut. Screen readers always get the whole method.',
    'Each button names its meal and keeps focus while pending. When Undo replaces Cooked it, focus moves to Undo.',
    'Keep is a toggle with aria-pressed; a kept meal says Kept in words too.',
    'A cooked meal is marked in words; the faded picture only repeats it.',
    'Country and difficulty are text; the flag and the dot are not announced.',
  ],
};
