import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { sheetAttributes } from './sheet.attributes.ts';

export const sheetGuide: ComponentGuide = {
  purpose:
    'A panel at a screen edge for content too large for a dialog or best within thumb reach, such as filters at the bottom or a menu at the side. For one short task, use Dialog.',
  anatomy: [
    { slot: 'sheet', says: 'The panel; data-side names its edge' },
    { slot: 'sheet-header', says: 'Title, close button and description' },
    { slot: 'sheet-title', says: 'The title, which names the sheet' },
    { slot: 'sheet-body', says: 'The content, which scrolls if it does not fit' },
    { slot: 'sheet-footer', says: 'Actions that stay in reach' },
  ],
  attributes: sheetAttributes,
  do: ['Put the most used actions in the footer.', 'Use side start for navigation and bottom for options.'],
  dont: ['Do not save on close: edit a copy, and return it on Apply.'],
  keys: [
    { keys: 'Tab, Shift + Tab', does: 'Moves focus within the sheet (focus trap)' },
    { keys: 'Escape', does: 'Closes' },
  ],
  accessibility: [
    'A modal dialog named by its title.',
    'The close button, Escape and a click outside close it; focus returns to where it was.',
    'side start is the right edge in right-to-left layouts.',
  ],
};
