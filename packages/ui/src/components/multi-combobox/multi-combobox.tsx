'use client';
import { forwardRef, useId, useLayoutEffect, useRef } from 'react';
import type { InputHTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Field, type FieldProps } from '../../internal/field/field.tsx';
import { useFocusAfterRemoval } from '../../internal/item-chip/use-focus-after-removal.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { useWords } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ChosenChips } from './chosen-chips.tsx';
import type { MultiComboboxOption } from './filter-options.ts';
import { LABELS, type MultiComboboxLabels } from './multi-combobox-words.ts';
import styles from './multi-combobox.module.css';
import { OptionList } from './option-list.tsx';
import { useChangeAnnounced } from './use-change-announced.ts';
import { useMultiCombobox } from './use-multi-combobox.ts';

/** What would judge the typed text, which only filters the list. */
type OfText = 'type' | 'list' | 'multiple' | 'pattern' | 'minLength' | 'maxLength' | 'min' | 'max' | 'step';

/** Props of {@link MultiCombobox}; `className` and `style` go to the root, everything else to the input. */
export interface MultiComboboxProps
  extends
    Omit<FieldProps, 'leading' | 'trailing'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onSelect' | OfText> {
  /** The known values, in order. */
  options: readonly MultiComboboxOption[];
  /** The ids of what is chosen, in order, if controlled. */
  value?: readonly string[] | undefined;
  /** What is chosen at first, if uncontrolled. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the ids of what is chosen after each change. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Submits each id under this name with the form around it, or the one of `form`. */
  name?: string | undefined;
  /** The form is not submitted while nothing is chosen. */
  required?: boolean | undefined;
  /** Shows what is chosen, and nothing can change it. */
  readOnly?: boolean | undefined;
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
    form,
    labels,
    className,
    style,
    id,
    disabled = false,
    readOnly = false,
    required = false,
    onChange,
    onKeyDown,
    onBlur,
    ...input
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'multi-combobox');
  const [value, change] = useControllable({ value: given, defaultValue, onChange: onValueChange });
  const said = useChangeAnnounced(value, options, words);
  const made = useId();
  const inputId = id ?? made;
  const anchor = useRef<HTMLInputElement>(null);
  const [root, noteRemoval] = useFocusAfterRemoval<HTMLDivElement>(value, anchor);
  const { text, setText, found, chosen, remove, pressKey, combobox, isOpen } = useMultiCombobox({
    options,
    value,
    change,
    words,
    inputId,
    readOnly,
  });
  const problem = required && value.length === 0 ? words.required : '';
  useLayoutEffect(() => anchor.current?.setCustomValidity(problem), [problem]);
  const inputRef = useMergedRefs(anchor, ref);

  return (
    <div ref={root} data-slot="multi-combobox" className={classNames(styles.root, className)} style={style}>
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
              {...combobox.getInputProps({
                ref: inputRef,
                autoComplete: 'off',
                disabled,
                readOnly,
                form,
                'aria-required': required || undefined,
                ...input,
                ...control,
                'aria-expanded': isOpen,
                onKeyDown: (event) => {
                  onKeyDown?.(event);
                  pressKey(event);
                },
                // Synchronous; otherwise the caret jumps to the end.
                onChange: (event) => {
                  onChange?.(event);
                  setText(event.currentTarget.value);
                },
                onBlur: (event) => {
                  onBlur?.(event);
                  setText('');
                },
              })}
            />
            <OptionList {...{ combobox, anchor, isOpen, found, value }} />
          </>
        )}
      </Field>
      <ChosenChips
        {...{ chosen, inputId }}
        disabled={disabled || readOnly}
        title={words.chosen}
        remove={words.remove}
        onRemove={(option) => {
          noteRemoval(option.id);
          remove(option);
        }}
      />
      {name === undefined
        ? null
        : value.map((each) => <input key={each} type="hidden" value={each} {...{ name, form, disabled }} />)}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
});
