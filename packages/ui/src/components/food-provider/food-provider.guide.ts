import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const foodProviderGuide: ComponentGuide = {
  purpose:
    'Sets the language of a page’s components (their words and formats) and its vocabulary: diets, allergens, filters, countries and aisles.',
  anatomy: [],
  do: [
    'Wrap the page once, with a pack of @larder/ui/words and its locale, and set a matching lang on the html element.',
    'Load a pack when its language is chosen: each is a module of its own.',
    'Define your own vocabulary with defineVocabulary; whatever it leaves out stays Larder’s.',
    'If recipes stay in another language than the words, give it as contentLang, so that they are read aloud in it.',
    'Replace single words with a function in words, or with a component’s labels, which win over both.',
  ],
  dont: [
    'Do not translate recipes with it: titles, ingredients and steps are shown as given.',
    'Do not build sentences from translated words: every label is a complete sentence, figures included.',
  ],
  keys: [],
  accessibility: [
    'Accessible names and announcements are in the pack, too. Screen readers choose their voice by lang.',
  ],
};
