import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const listGridGuide: ComponentGuide = {
  purpose: 'Arranges list cards in columns, in sections under a rule: “Default Lists”, “My Lists”.',
  anatomy: [
    { slot: 'list-section', says: 'A section with its rule' },
    { slot: 'list-section-title', says: 'The heading, which names it' },
    { slot: 'list-grid', says: 'The columns; the cards are list items' },
  ],
  do: [
    'Show three skeletons while the lists load.',
    'Put an EmptyState in the section if the user has no lists.',
  ],
  dont: ['Do not leave out an empty section: people would look for it.'],
  keys: [],
  accessibility: [
    'The section is a region named by its heading; the grid is a list, so its length is announced.',
    'While loading it has aria-busy, and the skeletons are hidden.',
  ],
};
