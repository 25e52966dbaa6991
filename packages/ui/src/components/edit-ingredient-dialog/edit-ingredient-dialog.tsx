'use client';
import { Trash2 } from 'lucide-react';
import {
  forwardRef,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { ErrorLine } from '../../internal/error-line.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { ConflictNotice, type ConflictChoice, type ConflictingField } from '../conflict-notice/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useWords } from '../locale/index.ts';
import { EditIngredientFields } from './edit-ingredient-fields.tsx';
import { LABELS, type EditIngredientDialogLabels } from './edit-ingredient-words.ts';
import type { EditableIngredient, EditedIngredient } from './editable-ingredient.ts';
import styles from './edit-ingredient-dialog.module.css';
import { readEdits } from './read-edits.ts';
import { useEdited } from './use-edited.ts';

/** Props of {@link EditIngredientDialog}; other `div` attributes go to the dialog. */
export interface EditIngredientDialogProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'title' | 'children'
> {
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /** Whether it is initially open, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with false on Cancel, Escape, the close button and a click outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens the dialog, if uncontrolled. */
  trigger?: ReactElement | undefined;
  /** The ingredient to edit. The last one stays visible during the closing animation. */
  ingredient: EditableIngredient | null;
  /** The available units. */
  units: readonly string[];
  /** Called with the new values once they are valid, and with the choice if there were conflicts. */
  onUpdate: (values: EditedIngredient, keep?: ConflictChoice) => void;
  /** Fields that another device has changed too: the dialog asks which values to keep. */
  conflicts?: readonly ConflictingField[] | null | undefined;
  /** Called to remove the ingredient from the pantry. */
  onRemove: () => void;
  /** Another action, such as a link to use it up, shown below the fields. */
  action?: ReactNode;
  /** A hint below a new name, such as that the ingredient already exists. Only used if it can be renamed. */
  nameHint?: ((name: string) => string | null) | undefined;
  /** The day that relative dates start from, as '2026-11-23'; defaults to the local date. */
  today?: string | undefined;
  /** The action being saved: its button is busy, and the other ignores presses. */
  pendingAction?: 'update' | 'remove' | null | undefined;
  /** The server's error message. */
  error?: ErrorMessage | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<EditIngredientDialogLabels> | undefined;
}

/**
 * Edits an ingredient's quantity, storage place and expiry date, or removes it from the pantry. One dialog
 * serves all rows.
 */
export const EditIngredientDialog = forwardRef<HTMLDivElement, EditIngredientDialogProps>(
  function EditIngredientDialog(
    {
      open,
      defaultOpen = false,
      onOpenChange,
      ingredient,
      units,
      onUpdate,
      conflicts,
      onRemove,
      action,
      nameHint,
      today,
      pendingAction,
      error,
      labels,
      ...rest
    },
    ref,
  ) {
    const words = useWords(LABELS, labels, 'edit-ingredient-dialog');
    const formId = useId();
    const [isOpen, setIsOpen] = useControllable({
      value: open,
      defaultValue: defaultOpen,
      onChange: onOpenChange,
    });
    const edited = useEdited(isOpen, ingredient);
    const { errors, values, newName } = readEdits(edited, words);
    const form = useRef<HTMLFormElement>(null);

    function update(keep?: ConflictChoice) {
      edited.check();
      const isWhole = form.current?.checkValidity();
      if (pendingAction || !values || !isWhole) return;
      if (keep) onUpdate(values, keep);
      else onUpdate(values);
    }

    return (
      <Dialog
        ref={ref}
        {...rest}
        open={isOpen}
        onOpenChange={setIsOpen}
        title={words.title}
        labels={words}
        footerStart={
          <Button
            variant="danger"
            pending={pendingAction === 'remove'}
            aria-disabled={pendingAction === 'update' || undefined}
            onClick={pendingAction ? undefined : onRemove}
          >
            <Trash2 aria-hidden="true" />
            {pendingAction === 'remove' ? words.removing : words.remove}
          </Button>
        }
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {words.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              pending={pendingAction === 'update'}
              aria-disabled={pendingAction === 'remove' || undefined}
            >
              {pendingAction === 'update' ? words.updating : words.update}
            </Button>
          </>
        }
      >
        <form
          ref={form}
          id={formId}
          noValidate
          data-slot="edit-ingredient-dialog-form"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            update();
          }}
        >
          <EditIngredientFields
            {...edited}
            errors={edited.isChecked ? errors : undefined}
            nameHint={newName && nameHint?.(newName)}
            {...{ units, today, words }}
          />
          {action && <div className={styles.wide}>{action}</div>}
          <ErrorLine className={styles.wide}>{error}</ErrorLine>
          {conflicts && (
            <ConflictNotice
              className={styles.wide}
              conflicts={conflicts}
              pending={pendingAction === 'update'}
              labels={words.conflict}
              onResolve={update}
            />
          )}
        </form>
      </Dialog>
    );
  },
);
