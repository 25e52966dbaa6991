'use client';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { forwardRef, useId } from 'react';
import type { InputHTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Field, type FieldProps } from '../../internal/field/field.tsx';
import styles from './combobox.module.css';
import { Matched } from './matched.tsx';

export interface ComboboxProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onSelect'> {
  /** The text. Anything may be typed; the suggestions only help. */
  value: string;
  /** Called with the new text, typed or chosen. */
  onValueChange: (value: string) => void;
  /** What is offered for this text, already filtered and cut. */
  suggestions: readonly string[];
  /** Called when a suggestion is chosen. */
  onSelect?: ((suggestion: string) => void) | undefined;
  /** Says how many suggestions there are, for people who do not see the list. */
  countLabel?: ((count: number) => string) | undefined;
}

const countInEnglish = (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`);

/** Free text with suggestions below: arrows walk through them, Enter takes one, Escape closes the list. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(
  {
    label,
    hideLabel,
    hint,
    error,
    leading,
    trailing,
    value,
    onValueChange,
    suggestions,
    onSelect,
    countLabel = countInEnglish,
    className,
    style,
    id,
    onChange,
    onKeyDown,
    ...input
  },
  ref,
) {
  const made = useId();
  const inputId = id ?? made;
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<string>({
    items: [...suggestions],
    inputValue: value,
    // Nothing stays selected, so that the same suggestion can be chosen again.
    selectedItem: null,
    itemToString: (item) => item ?? '',
    stateReducer: keepTypedText,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === null) return;
      onValueChange(selectedItem);
      onSelect?.(selectedItem);
    },
    getA11yStatusMessage: (state) =>
      state.isOpen && suggestions.length > 0 ? countLabel(suggestions.length) : '',
    inputId,
    labelId: `${inputId}-label`,
    menuId: `${inputId}-suggestions`,
    getItemId: (index) => `${inputId}-suggestion-${index}`,
  });
  const open = isOpen && suggestions.length > 0;
  return (
    <Field
      slot="combobox"
      id={inputId}
      describedBy={input['aria-describedby']}
      {...{ label, hideLabel, hint, error, leading, trailing, className, style }}
    >
      {(control) => (
        <>
          <input
            {...getInputProps({
              ref,
              autoComplete: 'off',
              ...input,
              ...control,
              'aria-expanded': open,
              onKeyDown,
              // In the same tick as the key, or else the caret jumps to the end.
              onChange: (event) => {
                onChange?.(event);
                onValueChange(event.currentTarget.value);
              },
            })}
          />
          <ul {...getMenuProps()} className={styles.list} hidden={!open}>
            {open &&
              suggestions.map((suggestion, index) => (
                <li
                  key={suggestion}
                  {...getItemProps({ item: suggestion, index })}
                  className={classNames(styles.option)}
                  data-highlighted={index === highlightedIndex || undefined}
                >
                  <Matched text={suggestion} typed={value} />
                </li>
              ))}
          </ul>
        </>
      )}
    </Field>
  );
});

type Change = UseComboboxStateChangeOptions<string>;

/** Downshift is made for picking from a set; here typed text is worth as much as a suggestion. */
function keepTypedText(
  state: UseComboboxState<string>,
  { type, changes }: Change,
): Partial<UseComboboxState<string>> {
  const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  // Leaving the field, or Escape, closes the list and changes nothing else. A click is no question.
  if (type === InputBlur || type === InputKeyDownEscape || type === InputClick) {
    return { ...state, isOpen: false, highlightedIndex: -1 };
  }
  return changes;
}
