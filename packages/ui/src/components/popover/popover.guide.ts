import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const popoverGuide: ComponentGuide = {
  purpose:
    'A small non-modal panel next to its button, for notifications or a few options. For a list of commands use Menu, for a task Dialog.',
  anatomy: [{ slot: 'popover', says: 'The panel, in the browser’s top layer' }],
  do: ['Set label to the button’s text.'],
  dont: ['Do not open it unasked: it covers what people are reading.'],
  keys: [
    { keys: 'Enter, Space', does: 'On the button: opens or closes the panel' },
    { keys: 'Tab', does: 'Moves into the panel and on through the page' },
    { keys: 'Escape', does: 'Closes the panel and returns focus to the button' },
  ],
  accessibility: [
    'The button has aria-haspopup and aria-expanded.',
    'On opening, focus moves to initialFocus, else to the first focusable element, else to the panel, which is named by label.',
    'It opens below its button, or above it near the bottom of the window. In the top layer, nothing clips it, even in a dialog.',
    'A custom trigger must forward its ref and attributes, including popovertarget.',
  ],
};
