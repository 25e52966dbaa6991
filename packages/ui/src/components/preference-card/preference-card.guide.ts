import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const preferenceCardGuide: ComponentGuide = {
  purpose:
    'A raised card for settings that belong together, under one heading. What few people touch can be folded away.',
  anatomy: [
    { slot: 'preference-card', says: 'The card, a region named by its heading' },
    { slot: 'preference-card-description', says: 'The quiet line under the heading' },
    { slot: 'preference-card-aside', says: 'Small words at the end of the heading: how many are chosen' },
    { slot: 'preference-card-content', says: 'What is inside, when it cannot be folded' },
    {
      slot: 'collapsible-trigger',
      says: 'The heading of a card that folds; all of the head takes the press',
    },
    { slot: 'collapsible-content', says: 'What is inside, when it can be folded' },
  ],
  do: [
    'Say in the description what a folded card holds.',
    'Put preference chips inside: they get their hairlines here.',
  ],
  dont: ['Do not fold what everybody should answer.', 'Do not nest cards.'],
  keys: [{ keys: 'Enter, Space', does: 'On the heading of a card that folds: shows or hides the rest' }],
  accessibility: [
    'Description and aside are read with the button of a card that folds.',
    'Set headingLevel so that the headings of the page follow each other.',
  ],
};
