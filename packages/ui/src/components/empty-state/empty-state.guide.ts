import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const emptyStateGuide: ComponentGuide = {
  purpose: 'There is nothing here yet: drawn, and with the next step.',
  anatomy: [
    { slot: 'empty-state', says: 'The well' },
    { slot: 'empty-state-picture', says: 'The empty jar, or a drawing of yours' },
    { slot: 'empty-state-glyphs', says: 'Small pictures of what could be here' },
    { slot: 'empty-state-title', says: 'What is not there' },
    { slot: 'empty-state-text', says: 'What to do about it' },
    { slot: 'empty-state-action', says: 'The button or link that does it' },
  ],
  do: [
    'Say what to do, and offer it as one button.',
    'Set headingLevel so that the page’s outline has no hole.',
  ],
  dont: ['Do not show it while something loads: that is a skeleton’s place.'],
  keys: [],
  accessibility: [
    'The title is a heading.',
    'The drawing and the small pictures are hidden from screen readers.',
  ],
};
