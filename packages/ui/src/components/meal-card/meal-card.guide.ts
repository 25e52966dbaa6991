import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const mealCardGuide: ComponentGuide = {
  purpose:
    'A meal of a plan with all that helps to decide: why it is there, how long it takes, what it costs and what is missing. To choose among recipes use a recipe card.',
  anatomy: [
    { slot: 'meal-card', says: 'The article' },
    { slot: 'meal-card-picture', says: 'The picture with the match badge in it' },
    { slot: 'meal-card-body', says: 'All the words' },
    { slot: 'meal-card-top', says: 'Country, difficulty and what must be bought' },
    { slot: 'meal-card-title', says: 'The heading; a link when href is given' },
    { slot: 'meal-card-reason', says: 'Why the meal is in the plan, as a quote' },
    { slot: 'meal-card-match-note', says: 'Why the match is less than on the recipe’s own page' },
    { slot: 'meal-card-expiring', says: 'What it uses that does not keep much longer' },
    { slot: 'meal-card-expiring-chip', says: 'One of these things' },
    { slot: 'meal-card-figures', says: 'Time, servings, cost of a serving' },
    { slot: 'meal-card-method', says: 'The method in three lines; data-state is open or closed' },
    { slot: 'meal-card-method-toggle', says: 'The button that shows all steps' },
    { slot: 'meal-card-facts', says: 'Nutrition and costs under a hairline' },
    { slot: 'meal-card-actions', says: 'Swap and Cooked it, or Undo' },
  ],
  do: [
    'Give onUncook wherever you give onCook: what takes things from a pantry can be taken back.',
    'While a change is on its way set pending; when nothing can be changed say why in unavailable.',
    'Leave out what you do not know: the card closes the gap.',
    'Say once on the page that nutrition and costs are estimates (PlanEstimateNotice).',
    'Set headingLevel to fit the outline: 4 under a day.',
  ],
  dont: [
    'Do not send 0 for a figure that nobody has measured.',
    'Do not cut the instructions yourself: the card does, and gives them back on request.',
  ],
  keys: [
    { keys: 'Enter, Space', does: 'Shows all steps, or three lines again; presses Swap, Cooked it or Undo' },
  ],
  accessibility: [
    'The button of the method says in its words what it will show, and keeps the focus.',
    'It is there only where lines are cut. A screen reader reads the whole method in any case.',
    'Each button of the row says which meal it is for, and keeps the focus while it waits. When Cooked it makes room for Undo the focus goes there.',
    'A cooked meal says so in words; its paler picture only repeats it.',
    'Country and difficulty are words; flag and dot are not read out.',
  ],
};
