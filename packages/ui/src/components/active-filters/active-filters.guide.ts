import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const activeFiltersGuide: ComponentGuide = {
  purpose:
    'One chip for each filter that is on, above the results, so that nobody wonders why so few results are found. To choose filters use the filter panel or the filter sheet.',
  anatomy: [
    { slot: 'active-filters', says: 'The region; empty it takes no room but stays' },
    { slot: 'active-filters-count', says: 'How many filters are on' },
    { slot: 'removable-chip', says: 'One filter' },
  ],
  do: [
    'Show it beside the panel and the sheet, all three with the same value.',
    'Say the new number of results in a live region when a chip goes.',
  ],
  dont: ['Do not hide it on a phone: there it is the only sign of a filter.'],
  keys: [
    { keys: 'Enter, Space', does: 'Takes the filter away' },
    { keys: 'Tab', does: 'Goes to the next chip' },
  ],
  accessibility: [
    'A region named by labels.title; each chip is a button named by labels.remove.',
    'After a removal the focus goes to the chip that took its place, after the last one to the region.',
  ],
};
