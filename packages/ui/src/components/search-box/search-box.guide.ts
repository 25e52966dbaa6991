import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const searchBoxGuide: ComponentGuide = {
  purpose: 'Searches on Enter or its button, or with live while typing.',
  anatomy: [
    { slot: 'search-box', says: 'The landmark of the search' },
    { slot: 'search-box-form', says: 'The form' },
    { slot: 'text-field', says: 'The field in it' },
  ],
  do: [
    'Use live only where the answer is at hand.',
    'Announce the number of results in a live region of the page.',
  ],
  dont: ['Do not search at every letter over the network.'],
  keys: [
    { keys: 'Enter', does: 'Searches' },
    { keys: 'Tab', does: 'From the field to its cross and its button' },
  ],
  accessibility: [
    'A search landmark; the field is named by label, or else by the words of the placeholder.',
    'The cross gives the focus back to the field.',
  ],
};
