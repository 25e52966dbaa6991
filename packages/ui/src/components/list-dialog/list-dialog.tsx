'use client';
import { LIMITS, MESSAGES } from '@larder/domain';
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
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import styles from './list-dialog.module.css';

/** What can be said of a recipe list. */
export interface ListValues {
  name: string;
  /** None when nothing was written. */
  description: string | null;
}

/** The words of the dialog. */
export interface ListDialogLabels {
  createTitle: string;
  create: string;
  creating: string;
  editTitle: string;
  save: string;
  saving: string;
  cancel: string;
  /** The name of the closing cross. */
  close: string;
  name: string;
  nameRequired: string;
  description: string;
  optional: string;
  /** Under a description that comes near its limit. */
  charactersLeft: (count: number) => string;
}

const LABELS = (format: LocaleFormat): ListDialogLabels => ({
  createTitle: 'Create New List',
  create: 'Create List',
  creating: 'Creating...',
  editTitle: 'Edit List',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  name: 'List Name',
  nameRequired: MESSAGES.listNameRequired,
  description: 'Description',
  optional: 'Optional',
  charactersLeft: (count) => `${format.count(count)} ${count === 1 ? 'character' : 'characters'} left`,
});

/** Props of {@link ListDialog}; every attribute of a `div` goes on the dialog. */
export interface ListDialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** Whether it is open, when the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it starts open, when it keeps that itself. */
  defaultOpen?: boolean | undefined;
  /** Called with false on Cancel, Escape, the cross and a press outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. Leave it out when something else sets `open`. */
  trigger?: ReactElement | undefined;
  /** The list to edit; none to create one. What it was when the dialog opened stays until it has closed. */
  list?: { name: string; description?: string | null | undefined } | null | undefined;
  /** Called with trimmed values once the name is there. The caller closes the dialog when all went well. */
  onSave: (values: ListValues) => void;
  /** The values are on their way: the main button waits. */
  pending?: boolean | undefined;
  /** What the server has against the name. It goes away when the name is changed. */
  error?: string | null | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<ListDialogLabels> | undefined;
}

/** Asks for the name and description of a recipe list, new or not. */
export const ListDialog = forwardRef<HTMLDivElement, ListDialogProps>(function ListDialog(
  { open, defaultOpen = false, onOpenChange, trigger, list, onSave, pending = false, error, labels, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels);
  const formId = useId();
  const nameField = useRef<HTMLInputElement | null>(null);
  // It takes the focus before the dialog would give it to its cross.
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

  // What is wrong with the name is heard there, also when the answer comes late.
  useEffect(() => {
    if (refused) nameField.current?.focus();
  }, [refused]);

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
          if (pending) return;
          setIsChecked(true);
          setIsErrorMended(false);
          if (name.trim()) onSave({ name: name.trim(), description: description.trim() || null });
          else nameField.current?.focus();
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
      </form>
    </Dialog>
  );
});
