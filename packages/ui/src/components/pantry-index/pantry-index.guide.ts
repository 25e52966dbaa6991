import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { pantryIndexAttributes } from './pantry-index.attributes.ts';

export const pantryIndexGuide: ComponentGuide = {
  purpose:
    'The whole pantry, set like a cookbook index with letters, leaders and up to two columns, or sorted by expiry date. A thousand rows render instantly.',
  anatomy: [
    { slot: 'pantry-index', says: 'The root' },
    { slot: 'pantry-index-section', says: 'PantryIndexSection: one letter' },
    { slot: 'pantry-index-letter', says: 'The letter, as a heading' },
    { slot: 'pantry-index-entry', says: 'PantryIndexEntry: one ingredient' },
    { slot: 'pantry-index-name', says: 'Its name' },
    { slot: 'pantry-index-note', says: 'Expiry date, whether it is a guess, and storage place' },
    { slot: 'pantry-index-amount', says: 'The quantity' },
  ],
  attributes: pantryIndexAttributes,
  do: [
    'Remove a deleted item from items optimistically, and restore it if the server rejects the change.',
    'Put PantryIndexEntry in your own PantryIndexSection to group by shelf instead of letter.',
    'Pass each batch of an ingredient as its own item: they are grouped, the earliest date first.',
    'If you wait for the server instead, set pendingIds for items being deleted.',
  ],
  dont: ['Do not paginate or virtualise it: find in page would miss rows that are not rendered.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the next button' },
    { keys: 'Enter, Space', does: 'Edits or deletes the ingredient' },
  ],
  accessibility: [
    'Each letter is a region with a heading to navigate by; each button’s name includes its ingredient.',
    'Expiry is stated in words; colour only repeats it. Guesses are marked, and distant ones are left out unless sorting by date.',
    'After a deletion, focus moves to the row that takes its place.',
  ],
};
