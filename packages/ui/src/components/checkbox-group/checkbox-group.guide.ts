import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const checkboxGroupGuide: ComponentGuide = {
  purpose:
    'Several things of which any number may be on, when each needs a line of words. Short words read better as a chip group.',
  anatomy: [
    { slot: 'checkbox-group', says: 'The fieldset' },
    { slot: 'checkbox-group-legend', says: 'The question' },
    { slot: 'checkbox-group-choices', says: 'The column of checkboxes' },
    { slot: 'checkbox', says: 'One of them' },
  ],
  do: ['Give allLabel when people often want all or none.'],
  dont: ['Do not use it for a single checkbox.', 'Do not let one box turn another one off.'],
  keys: [
    { keys: 'Tab', does: 'Goes to the next checkbox' },
    { keys: 'Space', does: 'Turns it on or off' },
  ],
  accessibility: [
    'A group named by the question, described by error and hint.',
    'The box for all is a checkbox of three states, as the ARIA practices describe it.',
  ],
};
