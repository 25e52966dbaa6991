import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const sheetGuide: ComponentGuide = {
  purpose:
    'A panel from an edge for what needs more room than a dialog or belongs to the thumb: filters from the foot, a menu from the side. For one short task use Dialog.',
  anatomy: [
    { slot: 'sheet', says: 'The panel; data-side says its edge' },
    { slot: 'sheet-header', says: 'Title, cross and description' },
    { slot: 'sheet-title', says: 'Names the sheet' },
    { slot: 'sheet-body', says: 'Scrolls when it does not fit' },
    { slot: 'sheet-footer', says: 'Actions that stay in reach' },
  ],
  do: [
    'Keep the actions used most in the footer.',
    'Use side start for navigation and bottom for choices.',
    'Edit a copy and hand it over on Apply; closing changes nothing.',
  ],
  dont: ['Do not put a second sheet over the first.'],
  keys: [
    { keys: 'Tab, Shift + Tab', does: 'Walks round inside, never out' },
    { keys: 'Escape', does: 'Closes' },
  ],
  accessibility: [
    'A modal dialog named by its title.',
    'Closes by its cross, Escape and a press outside; the focus goes back to what had it.',
    'side start is the right edge where reading starts on the right.',
  ],
};
