import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const listCardGuide: ComponentGuide = {
  purpose: 'Shows a recipe list by what is on it, and leads there. For one recipe use RecipeCard.',
  anatomy: [
    { slot: 'list-card', says: 'The card; data-variant says which, data-pending that it is being changed' },
    { slot: 'list-cover', says: 'Pictures of its recipes, or an empty plate' },
    { slot: 'list-card-body', says: 'Name, description, figures' },
    { slot: 'list-card-actions', says: 'Edit and delete, above the link' },
    { slot: 'list-card-notice', says: 'What has to be known first, such as an allergy note' },
    { slot: 'list-card-facts', says: 'How many recipes, and since when' },
  ],
  do: [
    'Give the pictures of the newest recipes, so that the card changes with the list.',
    'Ask in an alert dialog before a list is deleted.',
    'Keep the favorites variant for the list that nobody made.',
  ],
  dont: [
    'Do not give onEdit or onDelete to a default list.',
    'Do not put other links into the card: the whole card is one.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the link, then to edit and delete' },
    { keys: 'Enter', does: 'Opens the list' },
  ],
  accessibility: [
    'An article whose heading holds the one link; the pictures say nothing.',
    'Edit and delete are named with the list: “Edit Sunday pots”.',
    'While pending they keep the focus and ignore presses.',
  ],
};
