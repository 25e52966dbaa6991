import { groupAttributes } from '../../internal/choice/choice.attributes.ts';
import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const checkboxGroupGuide: ComponentGuide = {
  purpose:
    'Several options, any number of which may be selected, when each needs a line of text. For short words, a chip group reads better.',
  anatomy: [
    { slot: 'checkbox-group', says: 'The fieldset' },
    { slot: 'checkbox-group-legend', says: 'The legend' },
    { slot: 'checkbox-group-choices', says: 'The column of checkboxes' },
    { slot: 'checkbox', says: 'One checkbox' },
  ],
  attributes: groupAttributes('checkbox-group'),
  do: ['Set allLabel if people often want all or none.'],
  dont: ['Do not use it for a single checkbox.', 'Do not let one checkbox clear another.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the next checkbox' },
    { keys: 'Space', does: 'Checks or unchecks it' },
  ],
  accessibility: [
    'A group named by its legend and described by its error and hint.',
    'The select-all checkbox has three states, following the ARIA practices.',
  ],
};
