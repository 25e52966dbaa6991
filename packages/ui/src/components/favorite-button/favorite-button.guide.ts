import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { favoriteButtonAttributes } from './favorite-button.attributes.ts';

export const favoriteButtonGuide: ComponentGuide = {
  purpose:
    'Adds a recipe to the favorites or removes it. For any other list, use AddToListMenu, which goes next to it.',
  anatomy: [{ slot: 'favorite-button', says: 'The toggle button: a round icon, or a pill with text' }],
  attributes: favoriteButtonAttributes,
  do: [
    'Show the new state optimistically and roll it back if the server rejects it.',
    'Set subject when a page has several hearts.',
    'On a recipe card, put it last in actions.',
    'On the recipe page, use the accent variant and put it first.',
  ],
  dont: ['Do not confirm removing a favorite: one press restores it.'],
  keys: [{ keys: 'Enter, Space', does: 'Toggles the heart' }],
  accessibility: [
    'A toggle button: its name stays the same, aria-pressed changes.',
    'While pending it keeps focus, is announced as busy and ignores presses.',
    'A pressed heart is filled, with a thicker border in forced colours.',
  ],
};
