import { useCallback, useEffect, useRef, useState } from 'react';
import { useControllable } from '../use-controllable.ts';
import type { FormDialogProps } from './form-dialog-props.ts';

type Asked<Field extends string> = Pick<
  FormDialogProps<Field>,
  'open' | 'defaultOpen' | 'onOpenChange' | 'pending' | 'error'
>;

/** What is wrong with each field; null where nothing is. */
type Wrong<Field extends string> = Record<Field, string | null>;

/**
 * The state of a dialog with a form: whether it is open, its fields, and what is wrong in them. What was found is
 * forgotten when it opens again; what the server refuses takes the focus, also when the answer comes late.
 */
export function useFormDialog<Field extends string>(
  { open, defaultOpen = false, onOpenChange, pending = false, error }: Asked<Field>,
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

  const refused = error?.field;
  const message = error?.message;
  useEffect(() => {
    if (refused) inputs.current.get(refused)?.focus();
  }, [refused]);

  const [first] = fields;
  // It takes the focus before the dialog would give it to its cross.
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
    /** The `ref` of the first field, for a dialog whose focus starts there. */
    startInFirst,
    /** The `ref` of a field. */
    inputOf: (field: Field) => (input: HTMLInputElement | null) => {
      inputs.current.set(field, input);
    },
    /** What to say at a field. */
    errorOf: (field: Field) => found[field] ?? (refused === field ? message : undefined),
    /** What went wrong altogether. */
    failure: refused ? null : (message ?? null),
    /** Sends what the fields hold, or goes to the first one in which something is wrong. */
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
