import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const badgeGuide: ComponentGuide = {
  purpose:
    'A short fact that nobody can press: what is in a dish, what is missing. What can be pressed is a chip.',
  anatomy: [
    { slot: 'badge', says: 'The badge' },
    { slot: 'badge-icon', says: 'The small picture before the words' },
  ],
  do: ['Two or three words.', 'Say with the words what the colour says.'],
  dont: ['Do not put a badge on everything: then none stands out.'],
  keys: [],
  accessibility: [
    'The icon is hidden from screen readers; the words speak.',
    'In forced colours a border stands in for the fill.',
  ],
};
