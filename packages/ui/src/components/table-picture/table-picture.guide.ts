import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { tablePictureAttributes } from './table-picture.attributes.ts';

export const tablePictureGuide: ComponentGuide = {
  purpose:
    'A picture of a dish that has no photo, drawn from its ingredients. For a photo or a picture file use RecipePicture.',
  anatomy: [
    { slot: 'table-picture', says: 'The box, 4:3' },
    { slot: 'skeleton', says: 'The placeholder while the picture is drawn' },
    { slot: 'recipe-picture', says: 'The picture, or the empty plate' },
  ],
  attributes: tablePictureAttributes,
  do: [
    'List the main ingredients first: up to five are drawn, and salt, oil and stock are not seen.',
    'Pass the recipe’s id as seed, so that two salads in one grid look like two dishes.',
    'For names that are not English, say which food each one is.',
    'Allow data: in the img-src of your content security policy.',
  ],
  dont: [
    'Do not use it where a photo is expected, such as to identify a product.',
    'Do not set priority on pictures below the fold: each one is drawn on the reader’s device.',
  ],
  keys: [],
  accessibility: [
    'With alt it is one image with that name, from the placeholder on; without alt it is decorative.',
    'When less data is asked for, the kit is not loaded and the empty plate stays.',
    'The picture fades in, unless reduced motion is asked for.',
  ],
};
