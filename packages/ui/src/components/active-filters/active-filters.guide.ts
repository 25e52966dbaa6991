import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { activeFiltersAttributes } from './active-filters.attributes.ts';

export const activeFiltersGuide: ComponentGuide = {
  purpose:
    'One chip per active filter, shown above the results so it is clear why there are few of them. To choose filters, use the filter panel or the filter sheet.',
  anatomy: [
    { slot: 'active-filters', says: 'The region; when empty it takes up no space but stays in the DOM' },
    { slot: 'active-filters-count', says: 'The number of active filters' },
    { slot: 'removable-chip', says: 'One active filter' },
  ],
  attributes: activeFiltersAttributes,
  do: [
    'Show it with the panel and the sheet, and give all three the same value.',
    'Announce the new number of results in a live region when a chip is removed.',
  ],
  dont: ['Do not hide it on phones: it is the only sign there that filters are active.'],
  keys: [
    { keys: 'Enter, Space', does: 'Removes the filter' },
    { keys: 'Tab', does: 'Moves to the next chip' },
  ],
  accessibility: [
    'A region named by labels.title; each chip is a button named by labels.remove.',
    'When a chip is removed, focus moves to the chip that takes its place or, after the last chip, to the region.',
  ],
};
