import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const errorStateGuide: ComponentGuide = {
  purpose:
    'Says that content failed to load, with a way out. If the rest of the page still works, use a Banner or a toast.',
  anatomy: [
    { slot: 'empty-state', says: 'The container, with role alert' },
    { slot: 'empty-state-picture', says: 'The tipped jar' },
    { slot: 'empty-state-title', says: 'What failed' },
    { slot: 'empty-state-text', says: 'The reason, if known' },
    { slot: 'empty-state-action', says: 'The retry or back button' },
  ],
  do: ['Always give a way out: Try Again, Back to Recipes.'],
  dont: ['Do not use it when nothing was found: that is an EmptyState.'],
  keys: [],
  accessibility: ['Role alert: announced as soon as it appears.'],
};
