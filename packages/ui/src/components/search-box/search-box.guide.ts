import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const searchBoxGuide: ComponentGuide = {
  purpose: 'Searches on Enter or with its button, or, with live, while typing.',
  anatomy: [
    { slot: 'search-box', says: 'The search landmark' },
    { slot: 'search-box-form', says: 'The form' },
    { slot: 'text-field', says: 'The field' },
  ],
  do: ['Use live only for local search.', 'Announce the number of results in a live region of the page.'],
  dont: ['Do not query the network on every keystroke.'],
  keys: [
    { keys: 'Enter', does: 'Searches' },
    { keys: 'Tab', does: 'Moves from the field to its clear and search buttons' },
  ],
  accessibility: [
    'A search landmark; the field is named by label, or by the placeholder.',
    'The clear button returns focus to the field.',
  ],
};
