import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const householdQuestionGuide: ComponentGuide = {
  purpose: 'Asks once how many people to cook for, right where a week is planned.',
  anatomy: [
    { slot: 'household-question', says: 'The group, named by its title' },
    { slot: 'household-question-title', says: 'The question' },
    { slot: 'servings-stepper', says: 'The number, with buttons for fewer and more' },
  ],
  do: [
    'Place it next to what it changes, such as the button that plans a week.',
    'Save the answer, or remember that it was skipped: ask only once.',
    'Once it is answered, move focus to whatever comes next.',
  ],
  dont: ['Do not ask again on another device.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the next button' },
    { keys: 'Enter, Space', does: 'Changes the number, answers or skips' },
  ],
  accessibility: [
    'The number is read out when it changes, while focus stays on the button.',
    'While the answer is being saved, its button is aria-busy and keeps focus.',
    'If it cannot be saved, the reason is an alert.',
  ],
};
