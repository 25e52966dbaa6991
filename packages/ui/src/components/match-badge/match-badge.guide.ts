import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const matchBadgeGuide: ComponentGuide = {
  purpose:
    'The jar with its figure: how much of a recipe the pantry covers. The jar alone is a picture; for other shares use the progress bar.',
  anatomy: [
    { slot: 'match-badge', says: 'The root' },
    { slot: 'match-jar', says: 'The jar' },
    { slot: 'match-badge-text', says: 'The figure' },
  ],
  do: [
    'Use label on pictures and flat in a line of text.',
    'Leave it out for someone without a pantry, who would see 0% everywhere.',
  ],
  dont: ['Do not change its words to a mere number: 67 of what.'],
  keys: [],
  accessibility: ['The jar is hidden from screen readers; the words are read.'],
};
