import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { listCardAttributes } from './list-card.attributes.ts';

export const listCardGuide: ComponentGuide = {
  purpose: 'A recipe list, represented by its recipes, as a link. For one recipe, use RecipeCard.',
  anatomy: [
    {
      slot: 'list-card',
      says: 'The card; data-variant names the variant, data-pending marks a change in progress',
    },
    { slot: 'list-cover', says: 'Pictures of its recipes, or an empty plate' },
    { slot: 'list-card-body', says: 'Name, description and counts' },
    { slot: 'list-card-actions', says: 'Edit and Delete, above the link' },
    { slot: 'list-card-notice', says: 'Anything to know first, such as an allergy note' },
    { slot: 'list-card-facts', says: 'The number of recipes and the creation date' },
    { slot: 'list-card-more', says: 'The children' },
    { slot: 'list-card-skeleton', says: 'The place of a card while it loads' },
  ],
  attributes: listCardAttributes,
  do: [
    'Use the pictures of the newest recipes, so the card changes with the list.',
    'Confirm with an alert dialog before deleting a list.',
    'Keep the favorites variant for the built-in list.',
  ],
  dont: ['Do not put other links in the card: the whole card is one.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the link, then to Edit and Delete' },
    { keys: 'Enter', does: 'Opens the list' },
  ],
  accessibility: [
    'An article whose heading contains its only link; the pictures are decorative.',
    'Edit and Delete include the list’s name: “Edit Sunday pots”.',
    'While pending they keep focus and ignore presses.',
  ],
};
