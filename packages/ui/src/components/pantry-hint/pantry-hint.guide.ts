import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const pantryHintGuide: ComponentGuide = {
  purpose:
    'Tells people with an empty pantry what a full one would do, above the results. If the page has no content at all, use the empty state.',
  anatomy: [
    { slot: 'pantry-hint', says: 'The root' },
    { slot: 'match-jar', says: 'An empty jar' },
    { slot: 'pantry-hint-text', says: 'The words' },
  ],
  do: ['Show it while the pantry is empty, and only then.'],
  dont: ['Do not show it while the pantry is loading.'],
  keys: [],
  accessibility: ['Plain text, not a live region: it is there from the start.'],
};
