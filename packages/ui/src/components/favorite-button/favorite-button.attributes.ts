import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const favoriteButtonAttributes: DataAttributes = [
  { name: 'data-variant', slot: 'favorite-button', says: 'The look', values: ['disc', 'words', 'accent'] },
  { name: 'data-pending', slot: 'favorite-button', says: 'The change is being saved' },
  { name: 'data-pop', slot: 'favorite-button', says: 'It was just pressed, for the animation' },
];
