import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { alertDialogAttributes } from './alert-dialog.attributes.ts';

export const alertDialogGuide: ComponentGuide = {
  purpose:
    'A question before an irreversible action. If the action can be undone, do it at once and offer Undo instead.',
  anatomy: [
    { slot: 'alert-dialog', says: 'The panel; data-tone gives the severity' },
    { slot: 'alert-dialog-sign', says: 'The warning icon for the danger tone' },
    { slot: 'alert-dialog-title', says: 'The question' },
    { slot: 'alert-dialog-description', says: 'The consequences' },
    { slot: 'alert-dialog-footer', says: 'Cancel first, then the action' },
  ],
  attributes: alertDialogAttributes,
  do: [
    'Name the item in the question, and label the button with the question’s verb.',
    'Set pending while the action runs: the dialog then stays open until you close it.',
  ],
  dont: ['Do not confirm every small action: people stop reading.', 'Do not label the buttons Yes and No.'],
  keys: [
    { keys: 'Tab, Shift + Tab', does: 'Moves between the two buttons' },
    { keys: 'Enter, Space', does: 'Activates the focused button' },
    { keys: 'Escape', does: 'Cancels' },
  ],
  accessibility: [
    'Role alertdialog, named by the question.',
    'Focus starts on the least destructive button: Cancel.',
    'A click outside does nothing.',
  ],
};
