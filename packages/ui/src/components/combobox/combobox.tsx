'use client';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { forwardRef, useId, useLayoutEffect, useRef } from 'react';
import type { InputHTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Field, type FieldProps } from '../../internal/field/field.tsx';
import { placeAlong } from '../../internal/layer/place-beside.ts';
import { usePlaced } from '../../internal/layer/use-placed.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './combobox.module.css';
import { Matched } from './matched.tsx';

/** Built-in text of a combobox. */
export interface ComboboxLabels {
  /** Announced number of suggestions. */
  count: (count: number) => string;
}

const LABELS = (format: LocaleFormat): ComboboxLabels => ({
  count: (count) => `${format.count(count)} ${count === 1 ? 'suggestion' : 'suggestions'}`,
});

/** A suggestion, with an optional note after it: the other name that was typed. */
export type ComboboxSuggestion = string | { readonly text: string; readonly note?: string | undefined };

/** Props of {@link Combobox}; `className` and `style` go to the root, everything else to the input. */
export interface ComboboxProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onSelect'> {
  /** The text, if controlled. Any value is valid; suggestions only help. */
  value?: string | undefined;
  /** The initial text, if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the new text, typed or selected. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Suggestions for the current text, already filtered and limited. */
  suggestions: readonly ComboboxSuggestion[];
  /** Called when a suggestion is selected. */
  onSelect?: ((suggestion: string) => void) | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ComboboxLabels> | undefined;
}

/** Free text with suggestions: arrow keys move through them, Enter selects one, Escape closes the list. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(
  {
    label,
    hideLabel,
    hint,
    error,
    leading,
    trailing,
    value: given,
    defaultValue = '',
    onValueChange,
    suggestions,
    onSelect,
    labels,
    className,
    style,
    id,
    onChange,
    onKeyDown,
    ...input
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'combobox');
  const [value, change] = useControllable({ value: given, defaultValue, onChange: onValueChange });
  const made = useId();
  const anchor = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const inputId = id ?? made;
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<string>({
    items: suggestions.map(textOf),
    inputValue: value,
    // Nothing stays selected, so the same suggestion can be selected again.
    selectedItem: null,
    itemToString: (item) => item ?? '',
    stateReducer: keepTypedText,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === null) return;
      change(selectedItem);
      onSelect?.(selectedItem);
    },
    getA11yStatusMessage: (state) =>
      state.isOpen && suggestions.length > 0 ? words.count(suggestions.length) : '',
    inputId,
    labelId: `${inputId}-label`,
    menuId: `${inputId}-suggestions`,
    getItemId: (index) => `${inputId}-suggestion-${index}`,
  });
  const open = isOpen && suggestions.length > 0;
  const inputRef = useMergedRefs(anchor, ref);
  // In the top layer nothing clips it, and it stays in a dialog's focus trap.
  useLayoutEffect(() => {
    if (list.current && 'togglePopover' in list.current) list.current.togglePopover(open);
  }, [open]);
  usePlaced(list, anchor, placeAlong, open);
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
              ref: inputRef,
              autoComplete: 'off',
              ...input,
              ...control,
              'aria-expanded': open,
              onKeyDown: (event) => {
                onKeyDown?.(event);
                // Without a highlighted suggestion, Enter belongs to the form.
                if (event.key === 'Enter' && highlightedIndex < 0) {
                  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                }
              },
              // Synchronous; otherwise the caret jumps to the end.
              onChange: (event) => {
                onChange?.(event);
                change(event.currentTarget.value);
              },
            })}
          />
          <ul
            {...getMenuProps({ ref: list })}
            popover="manual"
            data-slot="combobox-list"
            className={styles.list}
            hidden={!open}
          >
            {open &&
              suggestions.map((suggestion, index) => (
                <li
                  key={textOf(suggestion)}
                  {...getItemProps({ item: textOf(suggestion), index })}
                  data-slot="combobox-option"
                  className={classNames(styles.option)}
                  data-highlighted={index === highlightedIndex || undefined}
                >
                  <Matched text={textOf(suggestion)} typed={value} />
                  {typeof suggestion !== 'string' && suggestion.note && (
                    <>
                      {' '}
                      <span data-slot="combobox-note" className={styles.note}>
                        {'· '}
                        <Matched text={suggestion.note} typed={value} />
                      </span>
                    </>
                  )}
                </li>
              ))}
          </ul>
        </>
      )}
    </Field>
  );
});

const textOf = (suggestion: ComboboxSuggestion): string =>
  typeof suggestion === 'string' ? suggestion : suggestion.text;

type Change = UseComboboxStateChangeOptions<string>;

/** Downshift is designed for picking from a set; here, typed text is just as valid. */
function keepTypedText(
  state: UseComboboxState<string>,
  { type, changes }: Change,
): Partial<UseComboboxState<string>> {
  const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  // Blur and Escape only close the list. A click does not open it.
  if (type === InputBlur || type === InputKeyDownEscape || type === InputClick) {
    return { ...state, isOpen: false, highlightedIndex: -1 };
  }
  return changes;
}
