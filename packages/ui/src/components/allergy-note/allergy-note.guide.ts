import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const allergyNoteGuide: ComponentGuide = {
  purpose:
    'Warns that something contains an ingredient the cook avoids, and names it. For general facts about a recipe, use dietary badges.',
  anatomy: [
    { slot: 'allergy-note', says: 'The root; not rendered when there is nothing to warn about' },
    { slot: 'allergy-note-text', says: 'The message' },
  ],
  do: [
    'Name the ingredient: peanuts, not nuts. Where its allergen is not obvious, add it: soy sauce (wheat).',
    'Of what only some products contain, name the allergen first: may contain dairy (margarine). The margarine is certain.',
    'Use the line variant on cards and rows, and the panel once at the top of a recipe.',
    'On a list of recipes, count the affected ones with dishes and name the allergens.',
    'Limit the number of names on a card; show all of them on a recipe page.',
  ],
  dont: [
    'Do not leave it out when allergies are unknown: say that the check was not possible.',
    'Do not use it for tastes.',
  ],
  keys: [],
  accessibility: [
    'Plain text next to an icon hidden from screen readers; nothing depends on colour or icon alone.',
    'It is not a live region: it is part of the item it warns about.',
  ],
};
