'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { ChoiceGroup, type ChoiceGroupLayout } from '../../internal/choice/choice-group.tsx';
import { withChoice, type ChoiceOption } from '../../internal/choice/choice-option.ts';
import chips from '../../internal/choice/chips.module.css';
import { useControllable } from '../../internal/use-controllable.ts';
import { ToggleChip } from '../chip/index.ts';

/** Props of {@link ChipGroup}; other `fieldset` attributes go to the root. */
export interface ChipGroupProps
  extends
    ChoiceGroupLayout,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The choices, in order. */
  options: readonly ChoiceOption[];
  /** The checked values, if controlled. */
  value?: readonly string[] | undefined;
  /** The values selected initially, if uncontrolled. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all selected values: in option order, followed by unknown ones. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

const NONE: readonly string[] = [];

/** Chips under one legend, any number of which may be selected. */
export const ChipGroup = forwardRef<HTMLFieldSetElement, ChipGroupProps>(function ChipGroup(
  { options, value, defaultValue = NONE, onValueChange, ...rest },
  ref,
) {
  const [chosen, setChosen] = useControllable<readonly string[]>({
    value,
    defaultValue,
    onChange: onValueChange && ((next) => onValueChange([...next])),
  });
  const order = options.map((option) => option.value);
  return (
    <ChoiceGroup ref={ref} dataSlot="chip-group" {...rest} choicesClassName={chips.chips}>
      {options.map((option) => (
        <ToggleChip
          key={option.value}
          icon={option.icon}
          disabled={option.disabled}
          pressed={chosen.includes(option.value)}
          onPressedChange={(on) => setChosen((before) => withChoice(before, option.value, on, order))}
        >
          {option.label}
        </ToggleChip>
      ))}
    </ChoiceGroup>
  );
});
