import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const saveBarGuide: ComponentGuide = {
  purpose:
    'Cancel and save for what has changed on a long page. A dialog, or a form that ends in sight, has its buttons in its own foot.',
  anatomy: [
    { slot: 'save-bar', says: 'The bar; data-state is open, or closed while it slides out' },
    { slot: 'save-bar-message', says: 'What has changed; not on a phone, where the buttons need the room' },
    { slot: 'save-bar-actions', says: 'Both buttons' },
  ],
  do: [
    'Put it last in the column that it belongs to: it sticks to the foot of the view inside it.',
    'Open it when something differs from what is saved, and only then.',
    'Give the error of the last save until the next one starts.',
  ],
  dont: ['Do not show more than one on a page.', 'Do not close it before the server has answered.'],
  keys: [{ keys: 'Enter, Space', does: 'Presses the button that has the focus' }],
  accessibility: [
    'Its coming and its saving are announced politely, a failure at once.',
    'It never takes the focus. When it goes, a focus inside goes back to where it came from; after a failure to Save Preferences.',
    'While it is open the page scrolls what takes the focus clear of it (scroll-padding on html).',
  ],
};
