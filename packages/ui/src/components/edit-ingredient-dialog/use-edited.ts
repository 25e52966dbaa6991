import { useState } from 'react';
import type { EditableIngredient } from './editable-ingredient.ts';

/** The field values. Quantity is text, so an empty field stays empty. */
export interface EditedFields {
  name: string;
  quantity: string;
  unit: string;
  /** Undefined until changed. */
  expires: string | null | undefined;
  storage: EditableIngredient['storage'];
  isOpened: boolean | undefined;
}

const fieldsOf = (ingredient: EditableIngredient | null): EditedFields => ({
  name: ingredient?.name ?? '',
  quantity: ingredient?.quantity ? String(ingredient.quantity) : '',
  unit: ingredient?.unit ?? '',
  expires: undefined,
  storage: ingredient?.storage,
  isOpened: ingredient?.isOpened,
});

/** The dialog's fields, and what changes them. */
export interface Edited {
  /** The ingredient as it was when the dialog opened. */
  shown: EditableIngredient | null;
  fields: EditedFields;
  /** Update was pressed, so errors are shown from now on. */
  isChecked: boolean;
  check: () => void;
  change: (fields: Partial<EditedFields>) => void;
}

/** State of the dialog's fields, reset on open; `shown` is kept during the closing animation. */
export function useEdited(isOpen: boolean, ingredient: EditableIngredient | null): Edited {
  const [state, setState] = useState({
    wasOpen: false,
    isChecked: false,
    shown: null as EditableIngredient | null,
    fields: fieldsOf(null),
  });
  if (isOpen !== state.wasOpen) {
    setState(
      isOpen && ingredient
        ? { wasOpen: true, isChecked: false, shown: ingredient, fields: fieldsOf(ingredient) }
        : { ...state, wasOpen: isOpen },
    );
  }
  return {
    shown: state.shown,
    fields: state.fields,
    isChecked: state.isChecked,
    check: () => setState((before) => ({ ...before, isChecked: true })),
    change: (fields) => setState((before) => ({ ...before, fields: { ...before.fields, ...fields } })),
  };
}
