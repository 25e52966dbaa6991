import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const pantryHintGuide: ComponentGuide = {
  purpose:
    'Tells someone with an empty pantry what a full one would do, above the results. For a page without anything use the empty state.',
  anatomy: [
    { slot: 'pantry-hint', says: 'The root' },
    { slot: 'match-jar', says: 'An empty jar' },
    { slot: 'pantry-hint-text', says: 'The words' },
  ],
  do: ['Give it a link to the pantry as action.'],
  dont: ['Do not show it while the pantry is still on its way.'],
  keys: [],
  accessibility: ['Plain text, not a live region: it is there from the start.'],
};
