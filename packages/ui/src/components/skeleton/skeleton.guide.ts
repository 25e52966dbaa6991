import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const skeletonGuide: ComponentGuide = {
  purpose:
    'The shape of what comes, so that nothing jumps when it is there. For a place without a known shape use Spinner.',
  anatomy: [{ slot: 'skeleton', says: 'The shape; data-shape says which' }],
  do: ['Give it the width and height of what comes.', 'Say Loading... once beside the whole group.'],
  dont: ['Do not show it for what takes under 200 ms.'],
  keys: [],
  accessibility: [
    'Hidden from screen readers.',
    'Stands still under reduced motion; a dashed border in forced colours.',
  ],
};
