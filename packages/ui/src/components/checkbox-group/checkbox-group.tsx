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
  /** What is reported when it is on. */
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

/** Props of {@link CheckboxGroup}; every attribute of a `fieldset` goes on the root. */
export interface CheckboxGroupProps
  extends
    ChoiceNotesProps,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The question that the checkboxes answer. */
  legend: ReactNode;
  /** Hides the question from sight where the place already asks it. */
  hideLegend?: boolean | undefined;
  options: readonly CheckboxGroupOption[];
  /** The values that are on, when the caller keeps them. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  /** Called with all values that are then on, in the order of the options. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Words for one more checkbox, on top, that turns all on or off and shows a dash while some are on. */
  allLabel?: ReactNode;
}

const NONE: readonly string[] = [];

/** Several checkboxes under one question, with one that answers for all of them when wanted. */
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
