import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { dayDialogAttributes } from './day-dialog.attributes.ts';

export const dayDialogGuide: ComponentGuide = {
  purpose:
    'Asks for a day of the planned week: where to move a meal, put a recipe, or eat leftovers. Works without dragging.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a bottom sheet on phones' },
    { slot: 'day-dialog-body', says: 'The content; data-status is loading, error or ready' },
    { slot: 'day-dialog-days', says: 'The list of days' },
    { slot: 'day-dialog-day', says: 'A day and its current meal' },
  ],
  attributes: dayDialogAttributes,
  do: [
    'Say in the description what happens to the day’s current meal: it swaps places or is replaced.',
    'Keep days that cannot be chosen, and say why in unavailable.',
    'Close it once the plan has changed, and offer Undo in a toast.',
  ],
  dont: ['Do not use it for arbitrary dates: use ExpiryField’s calendar.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the next day' },
    { keys: 'Enter, Space', does: 'Chooses it' },
    { keys: 'Escape', does: 'Closes without changes; focus returns to the element that opened it' },
  ],
  accessibility: [
    'Each button is named by its day, and described by its current meal.',
    'A status announces that the days are loading or the choice is being saved; meanwhile the buttons keep focus but do nothing.',
    'A failed choice is announced as an alert; the days stay.',
  ],
};
