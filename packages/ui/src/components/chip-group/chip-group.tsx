'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { ChoiceGroup, type ChoiceGroupLayout } from '../../internal/choice/choice-group.tsx';
import { withChoice, type ChoiceOption } from '../../internal/choice/choice-option.ts';
import chips from '../../internal/choice/chips.module.css';
import { useControllable } from '../../internal/use-controllable.ts';
import { ToggleChip } from '../chip/index.ts';

/** Props of {@link ChipGroup}; every attribute of a `fieldset` goes on the root. */
export interface ChipGroupProps
  extends
    ChoiceGroupLayout,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  options: readonly ChoiceOption[];
  /** The values that are on, when the caller keeps them. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  /** Called with all values that are then on: in the order of the options, after them those that no option knows. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

const NONE: readonly string[] = [];

/** Chips under one question, of which any number may be on. */
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
