import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const recipeEditorAttributes: DataAttributes = [
  {
    name: 'data-list',
    slot: 'recipe-editor-rows',
    says: 'What the rows are',
    values: ['ingredients', 'steps'],
  },
  { name: 'data-row', slot: 'recipe-editor-row', says: 'The key of the row', values: 'any' },
  {
    name: 'data-kind',
    slot: 'recipe-editor-row',
    says: 'Whether it is a line or a heading, among the ingredients',
    values: ['line', 'heading'],
  },
];
