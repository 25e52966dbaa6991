import { expect, test } from 'vitest';
import { LABELS } from './edit-ingredient-words.ts';
import type { EditableIngredient } from './editable-ingredient.ts';
import { readEdits } from './read-edits.ts';
import type { EditedFields } from './use-edited.ts';

const nothing = () => undefined;
const SHOWN: EditableIngredient = { name: 'Gran’s mix', quantity: 2, unit: 'tbsp', canRename: true };
const read = (shown: Partial<EditableIngredient>, fields: Partial<EditedFields>) =>
  readEdits(
    {
      shown: { ...SHOWN, ...shown },
      fields: {
        name: shown.name ?? SHOWN.name,
        quantity: '2',
        unit: 'tbsp',
        expires: undefined,
        storage: undefined,
        isOpened: undefined,
        ...fields,
      },
      isChecked: true,
      check: nothing,
      change: nothing,
    },
    LABELS,
  );

test.each<[why: string, shown: Partial<EditableIngredient>, fields: Partial<EditedFields>, errors: object]>([
  ['nothing', {}, {}, {}],
  ['a name that was removed', {}, { name: ' ' }, { name: 'Name is required' }],
  ['a name that was empty from the start', { name: '' }, {}, { name: 'Name is required' }],
  ['not a name that cannot be changed', { name: '', canRename: false }, {}, {}],
  ['no amount', {}, { quantity: '0' }, { quantity: 'Quantity must be greater than 0' }],
  ['not an unknown amount that stays unknown', { quantity: null }, { quantity: ' ' }, {}],
  ['no unit', {}, { unit: '' }, { unit: 'Unit is required' }],
])('the dialog refuses %s', (_why, shown, fields, errors) => {
  const edits = read(shown, fields);
  expect(edits.errors).toEqual(errors);
  expect(edits.values === undefined).toBe(Object.keys(errors).length > 0);
});

test.each<[why: string, name: string, newName: string, reported: object]>([
  ['a new name', ' Spice mix ', 'Spice mix', { name: 'Spice mix' }],
  ['no name that is the same', 'Gran’s mix ', '', {}],
])('the dialog reports %s', (_why, name, newName, reported) => {
  const edits = read({}, { name });
  expect(edits.newName).toBe(newName);
  expect(edits.values).toEqual({ quantity: 2, unit: 'tbsp', ...reported });
});
