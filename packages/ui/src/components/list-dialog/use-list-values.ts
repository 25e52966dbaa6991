'use client';
import { useState } from 'react';

/** A recipe list's editable values. */
export interface ListValues {
  name: string;
  /** Null if empty. */
  description: string | null;
}

/** The state of the dialog's fields, reset when it opens and kept while it closes. */
export function useListValues(
  isOpen: boolean,
  list: { name: string; description?: string | null | undefined } | null | undefined,
) {
  const [wasOpen, setWasOpen] = useState(false);
  const [isEdit, setIsEdit] = useState(false);
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isErrorMended, setIsErrorMended] = useState(false);

  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setIsEdit(Boolean(list));
      setName(list?.name ?? '');
      setDescription(list?.description ?? '');
      setIsChecked(false);
      setIsErrorMended(false);
    }
  }

  const values: ListValues = { name: name.trim(), description: description.trim() || null };
  return {
    /** Whether a list was given when the dialog opened. */
    isEdit,
    name,
    description,
    /** What to report. */
    values,
    /** The name is missing, and saving was tried. */
    isNameMissing: isChecked && values.name === '',
    /** The name was changed since the last try: the server's error is about another one. */
    isErrorMended,
    changeName: (next: string) => {
      setName(next);
      setIsErrorMended(true);
    },
    changeDescription: setDescription,
    /** Saving is tried: errors are shown from now on. */
    check: () => {
      setIsChecked(true);
      setIsErrorMended(false);
    },
  };
}
