import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const pantryIndexGuide: ComponentGuide = {
  purpose:
    'The whole pantry, set like the index of a cookbook: letters, leaders, two columns where there is room; or by what expires first. A thousand rows appear at once.',
  anatomy: [
    { slot: 'pantry-index', says: 'The root' },
    { slot: 'pantry-index-section', says: 'PantryIndexSection: one letter' },
    { slot: 'pantry-index-letter', says: 'Its heading' },
    { slot: 'pantry-index-entry', says: 'PantryIndexEntry: one ingredient' },
    { slot: 'pantry-index-name', says: 'Its name' },
    { slot: 'pantry-index-note', says: 'When it expires, whether that is a guess, and where it is kept' },
    { slot: 'pantry-index-amount', says: 'How much there is' },
  ],
  do: [
    'Take an item out of items at once when it is deleted, and put it back when the server refuses.',
    'Put PantryIndexEntry into a PantryIndexSection of your own to group by shelf instead of letter.',
    'Give each batch of one thing an item of its own: they stand under each other, the nearest date first.',
    'Set pendingIds for what is on its way out, when you wait instead.',
  ],
  dont: ['Do not page or virtualise it: find on the page would miss what is not there.'],
  keys: [
    { keys: 'Tab', does: 'Goes to the next button' },
    { keys: 'Enter, Space', does: 'Edits or deletes the ingredient' },
  ],
  accessibility: [
    'Each letter is a region with a heading to jump to; each button is named with its ingredient.',
    'When something expires is said in words; colour only repeats it. A guess is marked; far-off guesses are left out, unless sorted by date.',
    'After a deletion the focus goes to the row that took its place.',
  ],
};
