import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { recipePictureAttributes } from './recipe-picture.attributes.ts';

export const recipePictureGuide: ComponentGuide = {
  purpose:
    'A picture of a dish that fills its container, or an empty plate if there is none or it fails to load.',
  anatomy: [
    { slot: 'recipe-picture', says: 'The box; data-fallback when the plate is shown' },
    { slot: 'recipe-picture-image', says: 'The picture' },
  ],
  attributes: recipePictureAttributes,
  do: [
    'Set width and height, so the layout does not shift.',
    'Leave alt empty if the dish’s name is next to it.',
  ],
  dont: ['Do not set priority on pictures below the fold.'],
  keys: [],
  accessibility: [
    'With alt it is an image with that name, even as the empty plate; without alt it is decorative.',
  ],
};
