'use client';
import { LIMITS } from '@larder/domain';
import {
  forwardRef,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactElement,
} from 'react';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { ConflictNotice, type ConflictChoice, type ConflictingField } from '../conflict-notice/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useWords } from '../locale/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { LABELS, type ListDialogLabels } from './list-dialog-words.ts';
import type { ListValues } from './list-values.ts';
import styles from './list-dialog.module.css';

/** Props of {@link ListDialog}; other `div` attributes go to the dialog. */
export interface ListDialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /** Whether it is initially open, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with false on Cancel, Escape, the close button and a click outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. Omit it if something else sets `open`. */
  trigger?: ReactElement | undefined;
  /** The list to edit; omit it to create one. Its initial values are kept until the dialog has closed. */
  list?: { name: string; description?: string | null | undefined } | null | undefined;
  /**
   * Called with trimmed, valid values, and with the choice if there were conflicts. The caller closes the dialog on
   * success.
   */
  onSave: (values: ListValues, keep?: ConflictChoice) => void;
  /** What another device has changed too: asks which values to keep. */
  conflicts?: readonly ConflictingField[] | null | undefined;
  /** The values are being saved: the main button is busy. */
  pending?: boolean | undefined;
  /** The server's error about the name. It clears when the name changes. */
  error?: ErrorMessage | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ListDialogLabels> | undefined;
}

/** Asks for a recipe list's name and description, for creating or editing. */
export const ListDialog = forwardRef<HTMLDivElement, ListDialogProps>(function ListDialog(
  {
    open,
    defaultOpen = false,
    onOpenChange,
    trigger,
    list,
    onSave,
    conflicts,
    pending = false,
    error,
    labels,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'list-dialog');
  const formId = useId();
  const nameField = useRef<HTMLInputElement | null>(null);
  // Takes focus before the dialog would focus its close button.
  const startInName = useCallback((input: HTMLInputElement | null) => {
    nameField.current = input;
    input?.focus();
  }, []);
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
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

  const missing = isChecked && !name.trim() ? words.nameRequired : undefined;
  const refused = isErrorMended ? undefined : error;
  const isRefused = Boolean(refused);

  // Announces name errors, even when the response arrives late.
  useEffect(() => {
    if (isRefused) nameField.current?.focus();
  }, [isRefused]);

  function save(keep?: ConflictChoice) {
    if (pending) return;
    setIsChecked(true);
    setIsErrorMended(false);
    const values = { name: name.trim(), description: description.trim() || null };
    if (!values.name) nameField.current?.focus();
    else if (keep) onSave(values, keep);
    else onSave(values);
  }

  const left = LIMITS.description.max - description.length;
  const action = isEdit ? (pending ? words.saving : words.save) : pending ? words.creating : words.create;
  return (
    <Dialog
      ref={ref}
      {...rest}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title={isEdit ? words.editTitle : words.createTitle}
      labels={{ close: words.close }}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        data-slot="list-dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          ref={startInName}
          label={words.name}
          required
          maxLength={LIMITS.name.max}
          autoComplete="off"
          value={name}
          onValueChange={(next) => {
            setName(next);
            setIsErrorMended(true);
          }}
          error={missing ?? refused}
        />
        <TextArea
          label={words.description}
          maxLength={LIMITS.description.max}
          value={description}
          onValueChange={setDescription}
          hint={left <= 100 ? words.charactersLeft(left) : words.optional}
        />
        {conflicts && (
          <ConflictNotice conflicts={conflicts} pending={pending} labels={words.conflict} onResolve={save} />
        )}
      </form>
    </Dialog>
  );
});
