import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { difficultyMarkAttributes } from './difficulty-mark.attributes.ts';

export const difficultyMarkGuide: ComponentGuide = {
  purpose: 'How hard a recipe is, in a line of facts. For what a recipe contains, use dietary badges.',
  anatomy: [{ slot: 'difficulty-mark', says: 'The dot and its label; data-level gives the level' }],
  attributes: difficultyMarkAttributes,
  do: ['Put it next to the country, before the title.'],
  dont: ['Do not derive it from the cooking time: a long braise can be easy.'],
  keys: [],
  accessibility: ['The label is plain text. The dot is decorative and not announced.'],
};
