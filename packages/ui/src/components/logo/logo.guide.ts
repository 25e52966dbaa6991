import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { logoAttributes } from './logo.attributes.ts';

export const logoGuide: ComponentGuide = {
  purpose:
    'The jar with the tomato lid and the product name: once in the sidebar or the bar, and once on the sign-in page.',
  anatomy: [{ slot: 'logo', says: 'The jar and the product name' }],
  attributes: logoAttributes,
  do: ['Put it in the link to the home page.'],
  dont: ['Do not animate it: a moving jar means that something is loading.'],
  keys: [],
  accessibility: [
    'The jar is hidden from screen readers; the product name is read. If you show the jar alone, name its link.',
  ],
};
