'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { ChoiceGroup } from '../../internal/choice/choice-group.tsx';
import type { ChoiceNotesProps } from '../../internal/choice/choice-notes.tsx';
import { withChoice } from '../../internal/choice/choice-option.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { Checkbox } from '../checkbox/index.ts';
import styles from './checkbox-group.module.css';

/** One checkbox of a {@link CheckboxGroup}. */
export interface CheckboxGroupOption {
  /** The value reported when it is checked. */
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

/** Props of {@link CheckboxGroup}; other `fieldset` attributes go to the root. */
export interface CheckboxGroupProps
  extends
    ChoiceNotesProps,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The group's legend. */
  legend: ReactNode;
  /** Visually hides the legend where the context already gives it. */
  hideLegend?: boolean | undefined;
  /** The choices, in order. */
  options: readonly CheckboxGroupOption[];
  /** The checked values, if controlled. */
  value?: readonly string[] | undefined;
  /** The values checked initially, if uncontrolled. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all checked values, in option order. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Label of a select-all checkbox at the top, indeterminate while only some are checked. */
  allLabel?: ReactNode;
}

const NONE: readonly string[] = [];

/** Several checkboxes under one legend, with an optional select-all. */
export const CheckboxGroup = forwardRef<HTMLFieldSetElement, CheckboxGroupProps>(function CheckboxGroup(
  { options, value, defaultValue = NONE, onValueChange, allLabel, ...rest },
  ref,
) {
  const [chosen, setChosen] = useControllable<readonly string[]>({
    value,
    defaultValue,
    onChange: onValueChange && ((next) => onValueChange([...next])),
  });
  const order = options.map((option) => option.value);
  const free = options.filter((option) => !option.disabled);
  const onCount = options.filter((option) => chosen.includes(option.value)).length;
  return (
    <ChoiceGroup ref={ref} {...rest} dataSlot="checkbox-group" choicesClassName={styles.choices}>
      {allLabel ? (
        <Checkbox
          label={allLabel}
          checked={onCount === options.length}
          indeterminate={onCount > 0 && onCount < options.length}
          onCheckedChange={(on) =>
            setChosen((before) =>
              free.reduce<readonly string[]>(
                (all, option) => withChoice(all, option.value, on, order),
                before,
              ),
            )
          }
        />
      ) : null}
      {options.map((option) => (
        <Checkbox
          key={option.value}
          className={allLabel ? styles.below : undefined}
          label={option.label}
          hint={option.hint}
          disabled={option.disabled}
          checked={chosen.includes(option.value)}
          onCheckedChange={(on) => setChosen((before) => withChoice(before, option.value, on, order))}
        />
      ))}
    </ChoiceGroup>
  );
});
