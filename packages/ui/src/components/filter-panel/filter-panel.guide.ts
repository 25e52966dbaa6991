import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { filterPanelAttributes } from './filter-panel.attributes.ts';

export const filterPanelGuide: ComponentGuide = {
  purpose:
    'All filters on wide screens: a row of the most used ones, with the rest below when expanded. Every toggle takes effect at once. On phones, use the filter sheet.',
  anatomy: [
    { slot: 'filter-panel', says: 'The region' },
    { slot: 'filter-panel-title', says: 'The heading, with the button that expands the panel' },
    { slot: 'count-dot', says: 'The number of active filters' },
    { slot: 'filter-panel-groups', says: 'The part that expands' },
    { slot: 'filter-groups', says: 'FilterGroups: all toggles, also for use in your own frame' },
    {
      slot: 'filter-group',
      says: 'Dietary, Protein, Country, Leave out, Order, Ready in, To buy or Allergens to avoid',
    },
    { slot: 'filter-group-name', says: 'Its name' },
    { slot: 'toggle-chip', says: 'One filter' },
  ],
  attributes: filterPanelAttributes,
  do: [
    'Return to page 1 when a filter changes.',
    'Say when a cook’s allergies have not loaded yet: choices made then would ignore them.',
    'Keep the filters in the URL, so a link leads to the same results.',
  ],
  dont: ['Do not expand it automatically: the first screen is for results.'],
  keys: [
    { keys: 'Enter, Space', does: 'Toggles the filter, or expands and collapses the panel' },
    { keys: 'Tab', does: 'Moves to the next filter' },
  ],
  accessibility: [
    'The expand button gives the number of active filters and has aria-expanded.',
    'A region named after its button; each group is named, and each filter is a toggle button.',
    'When collapsed, the other toggles are removed from the tab order and from screen readers.',
    'Clear All disappears with the last filter, and focus moves to the expand button.',
  ],
};
