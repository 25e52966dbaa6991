import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { saveBarAttributes } from './save-bar.attributes.ts';

export const saveBarGuide: ComponentGuide = {
  purpose:
    'Save and cancel buttons for unsaved changes on a long page. Dialogs and short forms have their buttons in their own footer.',
  anatomy: [
    { slot: 'save-bar', says: 'The bar; data-state is open, or closed while it slides out' },
    {
      slot: 'save-bar-message',
      says: 'What has changed; hidden on phones, where the buttons need the space',
    },
    { slot: 'save-bar-actions', says: 'Both buttons' },
  ],
  attributes: saveBarAttributes,
  do: [
    'Put it last in its column: it sticks to the bottom of the viewport within it.',
    'Open it only while there are unsaved changes.',
    'Show the error of the last save until the next one starts, and its conflicts likewise.',
  ],
  dont: ['Do not show more than one per page.'],
  keys: [{ keys: 'Enter, Space', does: 'Activates the focused button' }],
  accessibility: [
    'Opening and saving are announced politely, a failure assertively.',
    'It takes focus only to ask about conflicts. When it closes, focus inside it returns to where it was; after a failure, it returns to Save Preferences.',
    'While it is open, focused elements are scrolled clear of it (scroll-padding on html).',
  ],
};
