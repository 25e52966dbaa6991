import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const foodProviderGuide: ComponentGuide = {
  purpose:
    'Sets the language of a page’s components: their words, how numbers, dates and lists are written, and the vocabulary: diets, allergens, filters, countries, aisles.',
  anatomy: [],
  do: [
    'Wrap the page once, with a pack of @larder/ui/words and its locale, and set a matching lang on the html element.',
    'Load a pack when it is chosen: each is a module of its own.',
    'Give a vocabulary of your own with defineVocabulary; what it leaves out is Larder’s.',
    'Replace single words with a function in words, or with a component’s labels, which win over both.',
  ],
  dont: [
    'Do not translate recipes with it: titles, ingredients and steps are shown as given.',
    'Do not join translated words into sentences: every label is a whole sentence with its figures.',
  ],
  keys: [],
  accessibility: [
    'Accessible names and announcements are in the pack, too. Screen readers choose their voice by lang.',
  ],
};
