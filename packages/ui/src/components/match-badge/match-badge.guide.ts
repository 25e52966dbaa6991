import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const matchBadgeGuide: ComponentGuide = {
  purpose:
    'The jar with a percentage: how much of a recipe the pantry covers. For the jar alone, use the match jar; for other percentages, the progress bar.',
  anatomy: [
    { slot: 'match-badge', says: 'The root' },
    { slot: 'match-jar', says: 'The jar' },
    { slot: 'match-badge-text', says: 'The percentage' },
  ],
  do: [
    'Use label on pictures and flat in a line of text.',
    'Leave it out for people with an empty pantry, who would see 0% everywhere.',
  ],
  dont: ['Do not reduce its text to a bare number: 67 of what?'],
  keys: [],
  accessibility: ['The jar is hidden from screen readers; the text is read.'],
};
