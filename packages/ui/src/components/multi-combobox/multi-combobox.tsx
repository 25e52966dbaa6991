'use client';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { Check } from 'lucide-react';
import { forwardRef, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Field, type FieldProps } from '../../internal/field/field.tsx';
import { useFocusAfterRemoval } from '../../internal/item-chip/use-focus-after-removal.ts';
import { placeAlong } from '../../internal/layer/place-beside.ts';
import { usePlaced } from '../../internal/layer/use-placed.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import listStyles from '../combobox/combobox.module.css';
import { ChosenChips } from './chosen-chips.tsx';
import { filterOptions, type MultiComboboxOption } from './filter-options.ts';
import styles from './multi-combobox.module.css';

export type { MultiComboboxOption } from './filter-options.ts';

/** Built-in text of the field. */
export interface MultiComboboxLabels {
  /** Accessible name of the list of chosen values. */
  chosen: string;
  /** Accessible name of a chip. */
  remove: (text: string) => string;
  /** Announced after a change. */
  added: (text: string) => string;
  removed: (text: string) => string;
  /** Announced number of options for the typed text. */
  count: (count: number) => string;
  /** Below the field and announced, if no option contains the text. */
  none: (typed: string) => string;
}

const LABELS = (format: LocaleFormat): MultiComboboxLabels => ({
  chosen: 'Chosen',
  remove: (text) => `Remove ${text}`,
  added: (text) => `${text} added`,
  removed: (text) => `${text} removed`,
  count: (count) => `${format.count(count)} ${count === 1 ? 'option' : 'options'}`,
  none: (typed) => `Nothing called “${typed}”`,
});

/** Props of {@link MultiCombobox}; `className` and `style` go to the root, everything else to the input. */
export interface MultiComboboxProps
  extends
    Omit<FieldProps, 'leading' | 'trailing'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onSelect'> {
  options: readonly MultiComboboxOption[];
  /** The ids of what is chosen, in order, if controlled. */
  value?: readonly string[] | undefined;
  /** What is chosen at first, if uncontrolled. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the ids of what is chosen after each change. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Submits each id under this name with the form around it. */
  name?: string | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MultiComboboxLabels> | undefined;
}

const NOTHING: readonly string[] = [];

/** Several of a long list of known values: typed text filters the list, and what is chosen stands below as chips. */
export const MultiCombobox = forwardRef<HTMLInputElement, MultiComboboxProps>(function MultiCombobox(
  {
    label,
    hideLabel,
    hint,
    error,
    options,
    value: given,
    defaultValue = NOTHING,
    onValueChange,
    name,
    labels,
    className,
    style,
    id,
    disabled = false,
    onChange,
    onKeyDown,
    ...input
  },
  ref,
) {
  const words = useWords(LABELS, labels);
  const [value, change] = useControllable({ value: given, defaultValue, onChange: onValueChange });
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const made = useId();
  const inputId = id ?? made;
  const anchor = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const [root, noteRemoval] = useFocusAfterRemoval<HTMLDivElement>(value);
  const found = useMemo(() => filterOptions(options, text), [options, text]);
  const chosen = value.flatMap((each) => options.find((option) => option.id === each) ?? []);

  const remove = (option: MultiComboboxOption) => {
    change(value.filter((each) => each !== option.id));
    setSaid(words.removed(option.text));
  };
  const toggle = (option: MultiComboboxOption) => {
    if (value.includes(option.id)) return remove(option);
    change([...value, option.id]);
    setSaid(words.added(option.text));
  };
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useCombobox<MultiComboboxOption>({
      items: [...found],
      inputValue: text,
      selectedItem: null,
      itemToString: (item) => item?.text ?? '',
      stateReducer: staysOpen(options),
      onStateChange: ({ type, selectedItem }) => {
        const { InputKeyDownEnter, ItemClick, InputBlur } = useCombobox.stateChangeTypes;
        if (type === InputBlur) setText('');
        if ((type !== InputKeyDownEnter && type !== ItemClick) || !selectedItem) return;
        toggle(selectedItem);
        // With the text gone the whole list is back, for the next one.
        setText('');
      },
      getA11yStatusMessage: (state) => {
        if (!state.isOpen || text === '') return '';
        return found.length === 0 ? words.none(text.trim()) : words.count(found.length);
      },
      inputId,
      labelId: `${inputId}-label`,
      menuId: `${inputId}-options`,
      getItemId: (index) => `${inputId}-option-${index}`,
    });
  const open = isOpen && found.length > 0;
  // In the top layer nothing clips it, and it stays in a dialog's focus trap.
  useLayoutEffect(() => {
    if (panel.current && 'togglePopover' in panel.current) panel.current.togglePopover(open);
  }, [open]);
  usePlaced(panel, anchor, placeAlong, open);
  const inputRef = useMergedRefs(anchor, ref);

  return (
    <div
      ref={root}
      tabIndex={-1}
      data-slot="multi-combobox"
      className={classNames(styles.root, className)}
      style={style}
    >
      <Field
        slot="multi-combobox-field"
        id={inputId}
        describedBy={input['aria-describedby']}
        hint={found.length === 0 && text !== '' ? words.none(text.trim()) : hint}
        {...{ label, hideLabel, error }}
      >
        {(control) => (
          <>
            <input
              {...getInputProps({
                ref: inputRef,
                autoComplete: 'off',
                disabled,
                ...input,
                ...control,
                'aria-expanded': open,
                onKeyDown: (event) => {
                  onKeyDown?.(event);
                  const last = chosen.at(-1);
                  if (event.key === 'Backspace' && text === '' && last) remove(last);
                  // Without a highlighted option, Enter belongs to the form.
                  if (event.key === 'Enter' && highlightedIndex < 0)
                    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                },
                // Synchronous; otherwise the caret jumps to the end.
                onChange: (event) => {
                  onChange?.(event);
                  setText(event.currentTarget.value);
                },
              })}
            />
            <ul
              {...getMenuProps({ ref: panel, 'aria-multiselectable': true })}
              popover="manual"
              data-slot="multi-combobox-list"
              className={classNames(listStyles.list, styles.list)}
              hidden={!open}
            >
              {open &&
                found.map((option, index) => (
                  <li
                    key={option.id}
                    {...getItemProps({ item: option, index, 'aria-selected': value.includes(option.id) })}
                    data-slot="multi-combobox-option"
                    data-highlighted={index === highlightedIndex || undefined}
                    className={classNames(listStyles.option, styles.option)}
                  >
                    <span className={styles.text}>
                      {option.text}
                      {option.note ? (
                        <span
                          data-slot="multi-combobox-note"
                          className={listStyles.note}
                        >{` · ${option.note}`}</span>
                      ) : null}
                    </span>
                    {value.includes(option.id) ? <Check className={styles.tick} aria-hidden="true" /> : null}
                  </li>
                ))}
            </ul>
          </>
        )}
      </Field>
      <ChosenChips
        {...{ chosen, disabled }}
        title={words.chosen}
        remove={words.remove}
        onRemove={(option) => {
          noteRemoval(option.id);
          remove(option);
        }}
      />
      {name === undefined
        ? null
        : value.map((each) => (
            <input key={each} type="hidden" name={name} value={each} disabled={disabled} />
          ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
});

type State = UseComboboxState<MultiComboboxOption>;

/** Choosing leaves the list open, on the same option, for the next choice. */
const staysOpen =
  (options: readonly MultiComboboxOption[]) =>
  (state: State, { type, changes }: UseComboboxStateChangeOptions<MultiComboboxOption>): Partial<State> => {
    const { InputKeyDownEnter, ItemClick, InputBlur } = useCombobox.stateChangeTypes;
    const { selectedItem } = changes;
    if ((type === InputKeyDownEnter || type === ItemClick) && selectedItem)
      return { ...changes, isOpen: true, highlightedIndex: options.indexOf(selectedItem) };
    // Leaving the field with an option highlighted chooses nothing.
    if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
    return changes;
  };
