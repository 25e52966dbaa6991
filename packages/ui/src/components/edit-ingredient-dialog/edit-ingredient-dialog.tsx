'use client';
import { LIMITS, parseQuantity } from '@larder/domain';
import { Trash2 } from 'lucide-react';
import {
  forwardRef,
  useCallback,
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
import { Checkbox } from '../checkbox/index.ts';
import { ConflictNotice, type ConflictChoice, type ConflictingField } from '../conflict-notice/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ExpiryField } from '../expiry-field/index.ts';
import { useWords } from '../locale/index.ts';
import { NumberField } from '../number-field/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { LABELS, type EditIngredientDialogLabels } from './edit-ingredient-words.ts';
import type { EditableIngredient, EditedIngredient } from './editable-ingredient.ts';
import styles from './edit-ingredient-dialog.module.css';
import { useEdited, type EditedFields } from './use-edited.ts';

/** Props of {@link EditIngredientDialog}; other `div` attributes go to the dialog. */
export interface EditIngredientDialogProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'title' | 'children'
> {
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
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
    const { shown, fields, isChecked, check, change } = useEdited(isOpen, ingredient);
    const { quantity, unit, storage, isOpened } = fields;
    const canRename = shown?.canRename === true;
    const name = fields.name.trim();
    const isRenamed = canRename && name !== shown.name;
    const nameError = canRename && name === '' ? words.nameRequired : undefined;

    // Selects the most often edited field on open, before the dialog sets its own focus.
    const focusQuantity = useCallback((input: HTMLInputElement | null) => {
      input?.focus();
      input?.select();
    }, []);
    const amount = parseQuantity(quantity);
    // An unknown quantity may stay unknown.
    const isSome = shown?.quantity === null && quantity.trim() === '';
    const quantityError = isSome
      ? undefined
      : amount < LIMITS.quantity.min
        ? words.quantityPositive
        : amount > LIMITS.quantity.max
          ? words.quantityTooLarge
          : undefined;
    const unitError = unit ? undefined : words.unitRequired;
    const form = useRef<HTMLFormElement>(null);

    function update(keep?: ConflictChoice) {
      check();
      const isWhole = form.current?.checkValidity();
      if (pendingAction || nameError || quantityError || unitError || !isWhole) return;
      const values = { quantity: isSome ? null : amount, unit, ...(isRenamed && { name }), ...given(fields) };
      if (keep) onUpdate(values, keep);
      else onUpdate(values);
    }

    const options = (units.includes(unit) || !unit ? units : [unit, ...units]).map((each) => ({
      value: each,
      label: each,
    }));

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
          <TextField
            label={words.ingredient}
            value={fields.name}
            onValueChange={(text) => change({ name: text })}
            readOnly={!canRename}
            maxLength={LIMITS.name.max}
            hint={isRenamed && name !== '' ? nameHint?.(name) : undefined}
            error={isChecked ? nameError : undefined}
            className={styles.wide}
          />
          <NumberField
            ref={focusQuantity}
            label={words.quantity}
            labels={words}
            min={LIMITS.quantity.min}
            value={quantity}
            onValueChange={(text) => change({ quantity: text })}
            placeholder={shown?.quantity === null ? words.some : undefined}
            error={isChecked ? quantityError : undefined}
          />
          <Select
            label={words.unit}
            options={options}
            value={unit}
            onValueChange={(value) => change({ unit: value })}
            error={isChecked ? unitError : undefined}
          />
          {shown?.expires !== undefined && (
            <ExpiryField
              label={words.expires}
              labels={words.expiry}
              className={styles.wide}
              today={today}
              value={fields.expires === undefined ? shown.expires : fields.expires}
              guess={Boolean(shown.isGuess) && fields.expires === undefined}
              onValueChange={(expires) => change({ expires })}
            />
          )}
          {storage && (
            <Select
              label={words.storage}
              options={PLACES.map((value) => ({ value, label: words.places[value] }))}
              value={storage}
              onValueChange={(value) => change({ storage: PLACES.find((place) => place === value) })}
            />
          )}
          {isOpened !== undefined && (
            <Checkbox
              label={words.opened}
              className={styles.opened}
              checked={isOpened}
              onCheckedChange={(checked) => change({ isOpened: checked })}
            />
          )}
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

const PLACES = ['fridge', 'freezer', 'cupboard'] as const;

/** The values to report; the date only if it was changed. */
function given({
  expires,
  storage,
  isOpened,
}: EditedFields): Pick<EditedIngredient, 'expires' | 'storage' | 'isOpened'> {
  return {
    ...(expires !== undefined && { expires }),
    ...(storage !== undefined && { storage }),
    ...(isOpened !== undefined && { isOpened }),
  };
}
