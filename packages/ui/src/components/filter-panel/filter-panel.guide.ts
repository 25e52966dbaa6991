import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const filterPanelGuide: ComponentGuide = {
  purpose:
    'All filters at hand on a wide screen: one row with those that are asked for most, the others unfold below it. Every toggle counts at once. On a phone use the filter sheet.',
  anatomy: [
    { slot: 'filter-panel', says: 'The region' },
    { slot: 'filter-panel-title', says: 'Its heading, with the button that unfolds the others' },
    { slot: 'count-dot', says: 'How many filters are on' },
    { slot: 'filter-panel-groups', says: 'What unfolds' },
    { slot: 'filter-groups', says: 'FilterGroups: all toggles, also for a frame of your own' },
    {
      slot: 'filter-group',
      says: 'Dietary, Protein, Country, Leave out, Order, Ready in, To buy or Allergens to avoid',
    },
    { slot: 'filter-group-name', says: 'Its name' },
    { slot: 'toggle-chip', says: 'One filter' },
  ],
  do: [
    'Go back to page 1 when a filter changes.',
    'Say while a cook’s own allergies are not known: a choice made without them would leave them out.',
    'Keep the filters in the address, so that a link leads to the same results.',
  ],
  dont: [
    'Do not open it by itself: the results belong on the first screen.',
    'Do not put a button to apply below it: it has already counted.',
  ],
  keys: [
    { keys: 'Enter, Space', does: 'Turns the filter on or off, or unfolds and folds the panel' },
    { keys: 'Tab', does: 'Goes to the next filter' },
  ],
  accessibility: [
    'The button that unfolds says how many filters are on; aria-expanded says whether the others are shown.',
    'A region named as its button; each group is named, each filter a toggle button.',
    'Folded, the other toggles are out of reach of Tab and of screen readers.',
    'Clear All goes with the last filter, and the focus goes to the button that unfolds.',
  ],
};
