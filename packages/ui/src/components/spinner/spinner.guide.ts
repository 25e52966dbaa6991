import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const spinnerGuide: ComponentGuide = {
  purpose: 'Something is on its way and its shape is not known. Where it is, use Skeleton.',
  anatomy: [
    { slot: 'spinner', says: 'The status' },
    { slot: 'visually-hidden', says: 'The words that are read out' },
  ],
  do: ['Show it after 200 ms, not at once.', 'Say in label what is on its way.'],
  dont: ['Do not put two on a page.'],
  keys: [],
  accessibility: [
    'Role status: its words are read out when it appears.',
    'Stands still under reduced motion.',
  ],
};
