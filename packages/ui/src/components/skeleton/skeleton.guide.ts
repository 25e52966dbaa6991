import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { skeletonAttributes } from './skeleton.attributes.ts';

export const skeletonGuide: ComponentGuide = {
  purpose:
    'A placeholder in the shape of the content to come, so the layout does not shift. If the shape is unknown, use Spinner.',
  anatomy: [{ slot: 'skeleton', says: 'The shape; data-shape names it' }],
  attributes: skeletonAttributes,
  do: ['Announce Loading... once for the whole group.'],
  dont: ['Do not show it for anything under 200 ms.'],
  keys: [],
  accessibility: [
    'Hidden from screen readers.',
    'Static with reduced motion; a dashed border in forced colours.',
  ],
};
