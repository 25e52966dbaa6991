import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const newWeekDialogGuide: ComponentGuide = {
  purpose:
    'Asks before a week is planned or replaced: which meals stay, which evenings are free, which days have a lunch, what to use up, what people feel like eating.',
  anatomy: [
    { slot: 'dialog', says: 'The dialog; a bottom sheet on phones' },
    { slot: 'new-week-dialog-body', says: 'The groups' },
    { slot: 'checkbox-group', says: 'The days that can be kept' },
    { slot: 'chip-group', says: 'Free evenings, lunches, what to use up, wishes' },
    { slot: 'radio-chips', says: 'The recipes for a dish that is wanted on a day' },
    { slot: 'new-week-dialog-sentence', says: 'The field for a sentence, its button and the result' },
  ],
  do: [
    'Preset the days that the cook has marked to keep.',
    'Say in the description what is replaced, and that it can be brought back.',
    'Choose the best recipe of a dish at once, and offer at most two others; a press on the chosen one removes it.',
  ],
  dont: ['Do not put it in the way of a first plan: offer it next to the button that plans at once.'],
  keys: [
    { keys: 'Tab', does: 'Moves through fields, checkboxes and chips' },
    { keys: 'Space', does: 'Toggles a day or a chip' },
    { keys: 'Enter', does: 'In the sentence, fills in the chips' },
    { keys: 'Escape', does: 'Closes without changes; focus returns to the element that opened it' },
  ],
  accessibility: [
    'Each group has a legend; chips are toggles with aria-pressed.',
    'A status says what the sentence filled in, which words were not understood, and for which dish there is no recipe.',
    'The recipes for a dish are radio buttons under its day; the chosen one can be cleared with Delete.',
    'Cooked days are checked and disabled, and say so.',
  ],
};
