import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const useUpListGuide: ComponentGuide = {
  purpose:
    'What is to be used up soon, and with which dish: a strip at the top of a page, or a list in a popover. For what has already expired use ExpiredNotice.',
  anatomy: [
    { slot: 'use-up-list', says: 'The root; there is none while nothing expires' },
    { slot: 'use-up-list-item', says: 'One thing: when it expires, and a dish that uses it' },
  ],
  do: ['Put the most urgent first.', 'Link the dish to its recipe.'],
  dont: ['Do not show more than a handful: what keeps for a week is not urgent.'],
  keys: [
    { keys: 'Tab', does: 'Goes through the dishes' },
    { keys: '← →', does: 'On the strip: scrolls it' },
  ],
  accessibility: [
    'A region named by its title, with a list in it.',
    'When something expires is said in words, and a guess is marked; colour only repeats it.',
  ],
};
