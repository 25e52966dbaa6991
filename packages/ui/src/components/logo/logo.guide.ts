import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const logoGuide: ComponentGuide = {
  purpose:
    'The jar with the tomato lid and the title beside it: once in the spine or the bar, once on the sign-in page.',
  anatomy: [{ slot: 'logo', says: 'Jar and title' }],
  do: ['Put it into the link that leads home.'],
  dont: ['Do not recolour the jar.'],
  keys: [],
  accessibility: [
    'The jar is hidden from screen readers, the title speaks. For the jar alone name its link yourself.',
  ],
};
