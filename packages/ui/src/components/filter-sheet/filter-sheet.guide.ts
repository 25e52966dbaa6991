import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const filterSheetGuide: ComponentGuide = {
  purpose: 'All filters on phones. Changes take effect when applied. If there is room, use the filter panel.',
  anatomy: [
    { slot: 'sheet', says: 'The sheet' },
    { slot: 'sheet-title', says: 'The heading' },
    { slot: 'sheet-body', says: 'The groups, which scroll' },
    { slot: 'filter-groups', says: 'FilterGroups: all toggles, also for use in your own frame' },
    { slot: 'filter-group', says: 'Dietary, Protein, Country or Leave out' },
    { slot: 'filter-group-name', says: 'Its name' },
    { slot: 'toggle-chip', says: 'One filter' },
    { slot: 'sheet-footer', says: 'Clear All and Apply Filters' },
  ],
  do: ['Open it with a FilterButton, which shows the number of active filters.'],
  dont: ['Do not show it together with the panel: one set of filters is enough.'],
  keys: [
    { keys: 'Enter, Space', does: 'Toggles the filter' },
    { keys: 'Escape', does: 'Closes without applying' },
    { keys: 'Tab', does: 'Moves focus within the sheet' },
  ],
  accessibility: [
    'A dialog named by its heading. On close, focus returns to the button that opened it.',
    'Closing it any other way than with Apply Filters discards the changes.',
  ],
};
