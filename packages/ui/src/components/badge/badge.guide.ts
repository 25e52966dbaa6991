import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const badgeGuide: ComponentGuide = {
  purpose:
    'A short, non-interactive fact, such as what a dish contains or what is missing. If it can be pressed, use a chip.',
  anatomy: [
    { slot: 'badge', says: 'The badge' },
    { slot: 'badge-icon', says: 'The icon before the text' },
  ],
  do: ['Use two or three words.', 'Say in words what the colour shows.'],
  dont: ['Do not put badges on everything, or none will stand out.'],
  keys: [],
  accessibility: [
    'The icon is hidden from screen readers; the text carries the meaning.',
    'In forced colours, a border replaces the fill.',
  ],
};
