import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const favoriteButtonGuide: ComponentGuide = {
  purpose:
    'Puts a recipe among the favorites and takes it out again. For any other list use AddToListMenu, which stands beside it.',
  anatomy: [{ slot: 'favorite-button', says: 'The toggle button, a disc or a pill with a word' }],
  do: [
    'Show the new state at once and take it back when the server says no.',
    'Give subject where several hearts are on one page.',
    'On a recipe card put it into actions, last.',
    'On the recipe’s own page use the accent variant, first.',
  ],
  dont: [
    'Do not change its name with its state: “Remove from Favorites, pressed” says two things.',
    'Do not ask before a favorite is taken out: one press brings it back.',
  ],
  keys: [{ keys: 'Enter, Space', does: 'Presses and releases the heart' }],
  accessibility: [
    'A toggle button: the name stays, aria-pressed changes.',
    'While pending it keeps the focus, says that it is busy and ignores presses.',
    'A pressed heart is filled, and has a thicker edge in forced colours.',
  ],
};
