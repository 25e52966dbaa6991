import { useCallback, useEffect, useRef, useState } from 'react';
import type { ErrorMessage } from '../conventions.ts';
import { useControllable } from '../use-controllable.ts';
import type { FormDialogProps } from './form-dialog-props.ts';

type Asked<Field extends string> = Pick<
  FormDialogProps<Field>,
  'open' | 'defaultOpen' | 'onOpenChange' | 'pending' | 'error' | 'errors'
>;

/** Each field's error, or null. */
type Wrong<Field extends string> = Record<Field, string | null>;

/**
 * State of a form dialog: open, fields and errors. Errors are cleared when it reopens; a server error moves
 * focus to its field, even if the response arrives late.
 */
export function useFormDialog<Field extends string>(
  { open, defaultOpen = false, onOpenChange, pending = false, error, errors }: Asked<Field>,
  fields: readonly [Field, ...Field[]],
) {
  const inputs = useRef(new Map<Field, HTMLInputElement | null>());
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [found, setFound] = useState<Partial<Wrong<Field>>>({});
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setFound({});
  }

  const refused = fields.find((field) => errors?.[field]);
  useEffect(() => {
    if (refused) inputs.current.get(refused)?.focus();
  }, [refused]);

  const [first] = fields;
  // Takes focus before the dialog would focus its close button.
  const startInFirst = useCallback(
    (input: HTMLInputElement | null) => {
      inputs.current.set(first, input);
      input?.focus();
    },
    [first],
  );

  return {
    isOpen,
    setOpen,
    /** The `ref` of the first field, for initial focus. */
    startInFirst,
    /** The `ref` of a field. */
    inputOf: (field: Field) => (input: HTMLInputElement | null) => {
      inputs.current.set(field, input);
    },
    /** The error to show at a field. */
    errorOf: (field: Field): ErrorMessage | undefined => found[field] ?? errors?.[field],
    /** The form's error. */
    failure: error ?? null,
    /** Submits the fields, or focuses the first invalid one. */
    submit: (
      wrongIn: (values: Record<Field, string>) => Wrong<Field>,
      send: (values: Record<Field, string>) => void,
    ) => {
      if (pending) return;
      const values = Object.fromEntries(
        fields.map((field) => [field, inputs.current.get(field)?.value ?? '']),
      ) as Record<Field, string>;
      const wrong = wrongIn(values);
      setFound(wrong);
      const wrongOne = fields.find((field) => wrong[field]);
      if (wrongOne) inputs.current.get(wrongOne)?.focus();
      else send(values);
    },
  };
}
