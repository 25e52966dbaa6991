'use client';
import { Check, X } from 'lucide-react';
import { forwardRef, useId, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import { ChoiceGroup, type ChoiceGroupLayout } from '../../internal/choice/choice-group.tsx';
import type { ChoiceOption } from '../../internal/choice/choice-option.ts';
import chips from '../../internal/choice/chips.module.css';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import chip from '../chip/chip.module.css';
import { useWords } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './radio-chips.module.css';

/** Text labels of the chips. */
export interface RadioChipsLabels {
  /** Describes, for screen readers, how to clear the selection. */
  clear: string;
}

const LABELS: RadioChipsLabels = { clear: 'Press again to clear' };

/** Props of {@link RadioChips}; other `fieldset` attributes go to the root. */
export interface RadioChipsProps
  extends
    ChoiceGroupLayout,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The choices, in order. */
  options: readonly ChoiceOption[];
  /** The selected value, if controlled; null for none. */
  value?: string | null | undefined;
  /** The value selected initially, if uncontrolled; null for none. */
  defaultValue?: string | null | undefined;
  /** Called with the selected value, or null for none. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Pressing the selected chip again, or Delete on it, clears the selection. */
  clearable?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<RadioChipsLabels> | undefined;
}

/** Chips under one legend, at most one of which is selected. */
export const RadioChips = forwardRef<HTMLFieldSetElement, RadioChipsProps>(function RadioChips(
  {
    options,
    value,
    defaultValue = null,
    onValueChange,
    clearable = false,
    labels,
    name,
    'aria-describedby': others,
    ...rest
  },
  ref,
) {
  const id = useId();
  const words = useWords(LABELS, labels, 'radio-chips');
  const [chosen, setChosen] = useControllable<string | null>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  const canClear = clearable && chosen !== null;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (canClear && (event.key === 'Delete' || event.key === 'Backspace')) setChosen(null);
  }

  return (
    <ChoiceGroup
      ref={ref}
      role="radiogroup"
      aria-invalid={rest.error ? true : undefined}
      aria-describedby={others}
      dataSlot="radio-chips"
      {...rest}
      choicesClassName={chips.chips}
    >
      {options.map((option) => {
        const isChosen = option.value === chosen;
        return (
          <label
            key={option.value}
            data-slot="radio-chip"
            className={classNames(
              chip.chip,
              chip.toggle,
              styles.chip,
              isChosen && canClear && styles.clearable,
            )}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={isChosen}
              disabled={option.disabled}
              className={styles.input}
              aria-describedby={isChosen && canClear ? `${id}-clear` : undefined}
              onChange={() => setChosen(option.value)}
              // A selected radio fires no change event, so listen for the click.
              onClick={isChosen && canClear ? () => setChosen(null) : undefined}
              onKeyDown={onKeyDown}
            />
            {option.icon ? (
              <span className={chip.icon} aria-hidden="true">
                {option.icon}
              </span>
            ) : null}
            {isChosen ? <Check className={classNames(chip.check, styles.check)} aria-hidden="true" /> : null}
            {isChosen && canClear ? (
              <X className={classNames(chip.check, styles.cross)} aria-hidden="true" />
            ) : null}
            {option.label}
          </label>
        );
      })}
      {canClear ? (
        <VisuallyHidden id={`${id}-clear`} aria-hidden="true">
          {words.clear}
        </VisuallyHidden>
      ) : null}
    </ChoiceGroup>
  );
});
