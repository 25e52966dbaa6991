import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const emptyStateGuide: ComponentGuide = {
  purpose: 'Says that there is nothing here yet, with a drawing and the next step.',
  anatomy: [
    { slot: 'empty-state', says: 'The well' },
    { slot: 'empty-state-picture', says: 'The empty jar, or your own drawing' },
    { slot: 'empty-state-glyphs', says: 'Small pictures of what could be here' },
    { slot: 'empty-state-title', says: 'What is missing' },
    { slot: 'empty-state-text', says: 'What to do about it' },
    { slot: 'empty-state-action', says: 'The button or link for the next step' },
  ],
  do: ['Say what to do, and offer it as one button.', 'Set headingLevel so the page outline has no gaps.'],
  dont: ['Do not show it while something is loading: use a skeleton.'],
  keys: [],
  accessibility: [
    'The title is a heading.',
    'The drawing and the small pictures are hidden from screen readers.',
  ],
};
