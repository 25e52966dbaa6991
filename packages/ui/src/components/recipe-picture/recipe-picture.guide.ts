import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const recipePictureGuide: ComponentGuide = {
  purpose:
    'The picture of a dish, which fills the box that it is given; an empty plate when there is none or when it does not load.',
  anatomy: [
    { slot: 'recipe-picture', says: 'The box; data-fallback when the plate is shown' },
    { slot: 'recipe-picture-image', says: 'The picture' },
  ],
  do: [
    'Give width and height, so that nothing jumps.',
    "Leave alt empty where the dish's name stands beside it.",
  ],
  dont: ['Do not set priority on more than is on the screen at first.'],
  keys: [],
  accessibility: [
    'With alt it is an image with that name, also as the empty plate; without, it is decoration.',
  ],
};
