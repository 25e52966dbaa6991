import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const mealMenuGuide: ComponentGuide = {
  purpose:
    'Rare actions on a planned meal, behind one button of its card: move it, cook it double, leave its evening free.',
  anatomy: [
    { slot: 'icon-button', says: 'The button (MealMenuTrigger)' },
    { slot: 'menu', says: 'The menu' },
    { slot: 'menu-item', says: 'One action' },
  ],
  do: [
    'Pass it to MealCard as menu, or to MealWeek through actions.renderMenu.',
    'To keep it out of the first load, render MealMenuTrigger until it is pressed.',
    'Open a DayDialog for onMove and onDouble: focus returns to the button when it closes.',
  ],
  dont: ['Do not put a single action in it: give that its own button.'],
  keys: [
    { keys: 'Enter, Space, Arrow Down', does: 'Opens the menu; on an item, runs it' },
    { keys: 'Arrow Up, Arrow Down, Home, End', does: 'Moves between the items' },
    { keys: 'Escape', does: 'Closes the menu; focus returns to the button' },
  ],
  accessibility: [
    'The button names its meal.',
    'Actions run once the menu is closed and its button has focus, so a dialog returns focus there.',
  ],
};
