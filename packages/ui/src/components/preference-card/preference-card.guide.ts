import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const preferenceCardGuide: ComponentGuide = {
  purpose: 'A raised card for related settings under one heading. Rarely used settings can be collapsed.',
  anatomy: [
    { slot: 'preference-card', says: 'The card, a region named by its heading' },
    { slot: 'preference-card-description', says: 'The secondary text under the heading' },
    {
      slot: 'preference-card-aside',
      says: 'Small text at the end of the heading, such as the number selected',
    },
    { slot: 'preference-card-content', says: 'The content of a card that does not collapse' },
    {
      slot: 'collapsible-trigger',
      says: 'The heading of a collapsible card; the whole header is the button',
    },
    { slot: 'collapsible-content', says: 'The content of a collapsible card' },
  ],
  do: [
    'Say in the description what a collapsed card contains.',
    'Put preference chips inside: the card draws the lines between them.',
  ],
  dont: ['Do not nest cards.'],
  keys: [{ keys: 'Enter, Space', does: 'On a collapsible card’s heading: shows or hides the content' }],
  accessibility: [
    'The button of a collapsible card is described by its description and aside.',
    'Set headingLevel to fit the page outline.',
  ],
};
