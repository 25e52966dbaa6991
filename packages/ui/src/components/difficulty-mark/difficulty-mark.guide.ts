import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const difficultyMarkGuide: ComponentGuide = {
  purpose:
    'Says how hard a dish is, in a line of small facts. For what a recipe contains use dietary badges.',
  anatomy: [{ slot: 'difficulty-mark', says: 'The dot and its word; data-level has the level' }],
  do: ['Put it beside the country, before the title.'],
  dont: ['Do not hide the word: the colour alone says nothing to many.'],
  keys: [],
  accessibility: ['The word is plain text. The dot is a picture and is not read out.'],
};
