import { groupAttributes } from '../../internal/choice/choice.attributes.ts';
import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { ratingFieldAttributes } from './rating-field.attributes.ts';

export const ratingFieldGuide: ComponentGuide = {
  purpose:
    'One person’s rating, from one to five stars. RatingMark shows it where it cannot be changed: on cards and in lists.',
  anatomy: [
    { slot: 'rating-field', says: 'The fieldset, a radio group' },
    { slot: 'rating-field-legend', says: 'The legend' },
    { slot: 'rating-field-choices', says: 'The stars and what they mean' },
    {
      slot: 'rating-field-star',
      says: 'One star, the label of its radio button; data-filled up to the chosen one',
    },
    { slot: 'rating-field-meaning', says: 'The meaning of the chosen stars' },
    { slot: 'rating-mark', says: 'The mark: a star and the number' },
  ],
  attributes: [...ratingFieldAttributes, ...groupAttributes('rating-field')],
  do: ['Save at once: a star is a decision, not a draft.'],
  dont: ['Do not put the field on a card that is a link: use RatingMark.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the chosen star, or to the first' },
    { keys: '↑ ↓ ← →', does: 'Chooses one star more or less' },
    { keys: 'Space', does: 'Chooses the star, or clears the rating if it is chosen' },
    { keys: 'Delete, Backspace', does: 'Clears the rating' },
  ],
  accessibility: [
    'Native radio buttons in a group named by its legend: “3 stars, radio button, 3 of 5”.',
    'The chosen star is described by labels.clear.',
    'Every star is 44 px wide and high. Filled and empty stars differ in more than colour, in forced colours too.',
    'The mark is an image named by labels.rated.',
  ],
};
