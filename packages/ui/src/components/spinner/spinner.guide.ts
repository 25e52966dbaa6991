import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { spinnerAttributes } from './spinner.attributes.ts';

export const spinnerGuide: ComponentGuide = {
  purpose: 'Shows that content of unknown shape is loading. If the shape is known, use Skeleton.',
  anatomy: [
    { slot: 'spinner', says: 'The status' },
    { slot: 'visually-hidden', says: 'The announced text' },
  ],
  attributes: spinnerAttributes,
  do: ['Say in label what is loading.'],
  dont: ['Do not show it at once: wait for 200 ms, or fast answers flicker.'],
  keys: [],
  accessibility: ['Role status: its text is announced when it appears.', 'Static with reduced motion.'],
};
