import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { useUpListAttributes } from './use-up-list.attributes.ts';

export const useUpListGuide: ComponentGuide = {
  purpose:
    'Ingredients to use up soon, each with a recipe: a strip at the top of a page, or a list in a popover. For ingredients that have already expired, use ExpiredNotice.',
  anatomy: [
    { slot: 'use-up-list', says: 'The root; not rendered while nothing expires' },
    { slot: 'use-up-list-item', says: 'One ingredient: its expiry date and a recipe that uses it' },
  ],
  attributes: useUpListAttributes,
  do: ['Put the most urgent first.', 'Link each dish to its recipe.'],
  dont: ['Do not state a guessed date as a fact: set isGuess.'],
  keys: [
    { keys: 'Tab', does: 'Moves through the dishes' },
    { keys: '← →', does: 'On the strip: scrolls it' },
  ],
  accessibility: [
    'A region named by its title, containing a list.',
    'Expiry is stated in words and guesses are marked; colour only repeats it.',
  ],
};
