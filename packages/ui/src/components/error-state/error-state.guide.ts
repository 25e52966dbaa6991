import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const errorStateGuide: ComponentGuide = {
  purpose:
    'Something could not be loaded, with a way out. What failed beside what stands is a Banner or a toast.',
  anatomy: [
    { slot: 'empty-state', says: 'The well, role alert' },
    { slot: 'empty-state-picture', says: 'The tipped jar' },
    { slot: 'empty-state-title', says: 'What went wrong' },
    { slot: 'empty-state-text', says: 'Why, when it is known' },
    { slot: 'empty-state-action', says: 'The way out' },
  ],
  do: ['Always give a way out: Try Again, Back to Recipes.'],
  dont: ['Do not show codes or stacks.'],
  keys: [],
  accessibility: ['Role alert: read out as soon as it stands there.'],
};
