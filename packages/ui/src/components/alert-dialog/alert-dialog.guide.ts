import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const alertDialogGuide: ComponentGuide = {
  purpose:
    'One question before something that cannot be undone. Where it can be undone, do it at once and offer the way back instead.',
  anatomy: [
    { slot: 'alert-dialog', says: 'The panel; data-tone says how grave it is' },
    { slot: 'alert-dialog-sign', says: 'The warning sign of tone danger' },
    { slot: 'alert-dialog-title', says: 'The question' },
    { slot: 'alert-dialog-description', says: 'What follows from a yes' },
    { slot: 'alert-dialog-footer', says: 'The way back, then the deed' },
  ],
  do: [
    'Ask about the thing by its name, and label the button with the verb of the question.',
    'Give pending when the work takes a while: the question then stays until you close it.',
  ],
  dont: ['Do not ask about every small thing: soon nobody reads.', 'Do not label the buttons Yes and No.'],
  keys: [
    { keys: 'Tab, Shift + Tab', does: 'Walks between the two answers' },
    { keys: 'Enter, Space', does: 'Gives the answer that has the focus' },
    { keys: 'Escape', does: 'Takes the way back' },
  ],
  accessibility: [
    'Role alertdialog, named by the question.',
    'The focus starts on the least destructive answer: the way back.',
    'A press outside is no answer, so it does nothing.',
  ],
};
