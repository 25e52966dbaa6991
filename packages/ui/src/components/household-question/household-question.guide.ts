import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const householdQuestionGuide: ComponentGuide = {
  purpose: 'Asks once how many people eat, where a week is planned for them.',
  anatomy: [
    { slot: 'household-question', says: 'The group, named by its title' },
    { slot: 'household-question-title', says: 'The question' },
    { slot: 'servings-stepper', says: 'The number, with buttons for fewer and more' },
  ],
  do: [
    'Place it in the flow of what it changes, such as next to the button that plans a week.',
    'Save the answer, and remember that it was skipped: it is asked once.',
    'Move focus to what follows once it is answered.',
  ],
  dont: ['Do not require an answer, and do not show it in a dialog of its own.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the next button' },
    { keys: 'Enter, Space', does: 'Changes the number, answers or skips' },
  ],
  accessibility: [
    'The number is read out when it changes, while focus stays on the button.',
    'While the answer is being saved, its button is aria-busy and keeps focus.',
    'Why it could not be saved is an alert.',
  ],
};
