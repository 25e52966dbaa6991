import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const popoverGuide: ComponentGuide = {
  purpose:
    'A small panel beside its button that does not stop the page: news, a few choices. For a list of commands use Menu, for a task Dialog.',
  anatomy: [{ slot: 'popover', says: 'The panel, in the browser’s top layer' }],
  do: ['Give label the words of the button.', 'Keep it to what can be read at a glance.'],
  dont: ['Do not put what must be seen into it: a press beside it closes it.'],
  keys: [
    { keys: 'Enter, Space', does: 'On the button: opens and closes' },
    { keys: 'Tab', does: 'Walks into the panel and on through the page' },
    { keys: 'Escape', does: 'Closes, and the focus is back on the button' },
  ],
  accessibility: [
    'The button says that it opens a dialog, and whether that is open.',
    'When it opens the focus goes to initialFocus, else to the first thing in it that can be used, or else to the panel, which is named by label.',
    'It stands below its button, above it at the foot of the window, and in a dialog on top of it: nothing cuts it off.',
    'A trigger of your own hands on its ref and attributes, popovertarget among them.',
  ],
};
