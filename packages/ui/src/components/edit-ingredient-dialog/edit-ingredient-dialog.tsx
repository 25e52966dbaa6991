'use client';
import { LIMITS, parseQuantity } from '@larder/domain';
import { Trash2 } from 'lucide-react';
import {
  forwardRef,
  useCallback,
  useId,
  useState,
  type ComponentPropsWithoutRef,
  type ReactElement,
} from 'react';
import { ErrorLine } from '../../internal/error-line.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { NumberField } from '../number-field/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { LABELS, type EditIngredientDialogLabels } from './edit-ingredient-words.ts';
import styles from './edit-ingredient-dialog.module.css';

/** What is edited. */
export interface EditableIngredient {
  name: string;
  /** None for 'some'. */
  quantity: number | null;
  unit: string;
}

/** Props of {@link EditIngredientDialog}; every attribute of a `div` goes on the dialog. */
export interface EditIngredientDialogProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'title' | 'children'
> {
  /** Controlled when given. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Called with false on Cancel, Escape, the cross and a press outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens the dialog, when the dialog keeps its own state. */
  trigger?: ReactElement | undefined;
  /** What is edited. Its last value stays on the screen while the dialog closes. */
  ingredient: EditableIngredient | null;
  /** The units to choose from. */
  units: readonly string[];
  /** Called with the new values once nothing is wrong with them. */
  onUpdate: (values: { quantity: number; unit: string }) => void;
  onRemove: () => void;
  /** What runs now: both buttons wait. */
  pending?: 'update' | 'remove' | null | undefined;
  /** What the server said when it failed. */
  error?: string | null | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<EditIngredientDialogLabels> | undefined;
}

/** Changes how much of an ingredient there is, or takes it out of the pantry. One for all rows. */
export const EditIngredientDialog = forwardRef<HTMLDivElement, EditIngredientDialogProps>(
  function EditIngredientDialog(
    {
      open,
      defaultOpen = false,
      onOpenChange,
      ingredient,
      units,
      onUpdate,
      onRemove,
      pending,
      error,
      labels,
      ...rest
    },
    ref,
  ) {
    const words = { ...LABELS, ...labels };
    const formId = useId();
    const [isOpen, setIsOpen] = useControllable({
      value: open,
      defaultValue: defaultOpen,
      onChange: onOpenChange,
    });
    const [shown, setShown] = useState<EditableIngredient | null>(null);
    const [wasOpen, setWasOpen] = useState(false);
    const [quantity, setQuantity] = useState('');
    const [unit, setUnit] = useState('');
    const [isChecked, setIsChecked] = useState(false);

    if (isOpen !== wasOpen) {
      setWasOpen(isOpen);
      if (isOpen && ingredient) {
        setShown(ingredient);
        setQuantity(ingredient.quantity === null ? '' : String(ingredient.quantity));
        setUnit(ingredient.unit);
        setIsChecked(false);
      }
    }

    // What one most often comes to change is ready to be typed over. It takes the focus before the dialog gives it away.
    const focusQuantity = useCallback((input: HTMLInputElement | null) => {
      input?.focus();
      input?.select();
    }, []);
    const amount = parseQuantity(quantity);
    const quantityError =
      amount < LIMITS.quantity.min
        ? words.quantityPositive
        : amount > LIMITS.quantity.max
          ? words.quantityTooLarge
          : undefined;
    const unitError = unit ? undefined : words.unitRequired;
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
            pending={pending === 'remove'}
            aria-disabled={pending === 'update' || undefined}
            onClick={pending ? undefined : onRemove}
          >
            <Trash2 aria-hidden="true" />
            {pending === 'remove' ? words.removing : words.remove}
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
              pending={pending === 'update'}
              aria-disabled={pending === 'remove' || undefined}
            >
              {pending === 'update' ? words.updating : words.update}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          data-slot="edit-ingredient-dialog-form"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            setIsChecked(true);
            if (!pending && !quantityError && !unitError) onUpdate({ quantity: amount, unit });
          }}
        >
          <TextField label={words.ingredient} value={shown?.name ?? ''} readOnly className={styles.wide} />
          <NumberField
            ref={focusQuantity}
            label={words.quantity}
            labels={words}
            min={LIMITS.quantity.min}
            value={quantity}
            onValueChange={setQuantity}
            error={isChecked ? quantityError : undefined}
          />
          <Select
            label={words.unit}
            options={options}
            value={unit}
            onValueChange={setUnit}
            error={isChecked ? unitError : undefined}
          />
          <ErrorLine className={styles.wide}>{error}</ErrorLine>
        </form>
      </Dialog>
    );
  },
);
