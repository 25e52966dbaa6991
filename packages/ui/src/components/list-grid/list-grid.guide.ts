import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const listGridGuide: ComponentGuide = {
  purpose: 'Lays out list cards in columns, in sections with a printed rule: “Default Lists”, “My Lists”.',
  anatomy: [
    { slot: 'list-section', says: 'A chapter with its rule' },
    { slot: 'list-section-title', says: 'Its heading, which names it' },
    { slot: 'list-grid', says: 'The columns; the cards in them are items of a list' },
  ],
  do: [
    'Show three shapes while the lists load.',
    'Put an EmptyState into the section when there are no lists of one’s own.',
  ],
  dont: ['Do not leave a section out because it is empty: people would look for it.'],
  keys: [],
  accessibility: [
    'The section is a region named by its heading; the grid is a list, so its length is announced.',
    'While loading it has aria-busy, and the shapes are hidden.',
  ],
};
