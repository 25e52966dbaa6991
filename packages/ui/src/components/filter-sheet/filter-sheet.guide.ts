import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const filterSheetGuide: ComponentGuide = {
  purpose:
    'All filters on a phone. Nothing counts until it is applied. Where there is room use the filter panel.',
  anatomy: [
    { slot: 'sheet', says: 'The sheet' },
    { slot: 'sheet-title', says: 'Its heading' },
    { slot: 'sheet-body', says: 'The groups; they scroll' },
    { slot: 'filter-groups', says: 'FilterGroups: all toggles, also for a frame of your own' },
    { slot: 'filter-group', says: 'Dietary, Protein, Country or Leave out' },
    { slot: 'filter-group-name', says: 'Its name' },
    { slot: 'toggle-chip', says: 'One filter' },
    { slot: 'sheet-footer', says: 'Clear All and Apply Filters' },
  ],
  do: ['Open it by a FilterButton, which says how many filters are on.'],
  dont: ['Do not search at every toggle: the results are behind the sheet.'],
  keys: [
    { keys: 'Enter, Space', does: 'Turns the filter on or off' },
    { keys: 'Escape', does: 'Closes without applying' },
    { keys: 'Tab', does: 'Goes round within the sheet' },
  ],
  accessibility: [
    'A dialog named by its heading. After closing the focus goes back to the button that opened it.',
    'Closing it in any way but Apply Filters discards the changes.',
  ],
};
