import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const allergyNoteGuide: ComponentGuide = {
  purpose:
    'Says that something contains what the cook cannot eat, and names the thing itself. For what a recipe is and contains in general use dietary badges.',
  anatomy: [
    { slot: 'allergy-note', says: 'The root; absent when there is nothing to say' },
    { slot: 'allergy-note-text', says: 'The sentence' },
  ],
  do: [
    'Name the ingredient, not its class: peanuts, not nuts. Where the thing hides it, add the class: soy sauce (wheat).',
    'Use the line on cards and rows, the panel once at the top of a recipe.',
    'On a list of dishes count those that hold it with dishes, and name the classes.',
    'Limit the names on a card; a recipe page names all of them.',
  ],
  dont: [
    'Do not leave it out when it is not known what the cook avoids: say that it could not be checked.',
    'Do not use it for tastes.',
  ],
  keys: [],
  accessibility: [
    'Plain text beside a sign that is hidden from screen readers: colour and sign carry nothing alone.',
    'It is not a live region: it belongs to the thing that it stands in.',
  ],
};
