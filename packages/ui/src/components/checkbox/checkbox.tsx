'use client';
import { Check, Minus } from 'lucide-react';
import {
  forwardRef,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { ChoiceNotes, describedBy, type ChoiceNotesProps } from '../../internal/choice/choice-notes.tsx';
import { classNames } from '../../internal/class-names.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import styles from './checkbox.module.css';

/** Props of {@link Checkbox}. `className` and `style` go to the root, `ref` and all other attributes to the `input`. */
export interface CheckboxProps
  extends ChoiceNotesProps, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'children'> {
  /** What it means when checked. */
  label: ReactNode;
  /** Visually hides the label where the context already gives it, such as in a table. */
  hideLabel?: boolean | undefined;
  /** Whether it is checked, if controlled; otherwise use `defaultChecked`. */
  checked?: boolean | undefined;
  /** Called with the new state on a press. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Only some of its children are checked. Shows a dash regardless of `checked`. */
  indeterminate?: boolean | undefined;
}

/** An option that takes effect when its form is submitted. For an immediate effect, use `Switch`. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  {
    label,
    hideLabel = false,
    hint,
    error,
    onCheckedChange,
    onChange,
    indeterminate = false,
    id,
    className,
    style,
    'aria-describedby': others,
    ...rest
  },
  ref,
) {
  const made = useId();
  const inputId = id ?? made;
  const input = useRef<HTMLInputElement>(null);

  // Browsers clear the indeterminate state on every press, and there is no attribute for it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });

  return (
    <div data-slot="checkbox" className={classNames(styles.root, className)} style={style}>
      <label className={styles.line}>
        <span className={styles.box}>
          <input
            ref={useMergedRefs(ref, input)}
            id={inputId}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(inputId, { hint, error }, others)}
            {...rest}
            type="checkbox"
            className={styles.input}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.currentTarget.checked);
              event.currentTarget.indeterminate = indeterminate;
            }}
          />
          <Check className={styles.check} aria-hidden="true" />
          <Minus className={styles.dash} aria-hidden="true" />
        </span>
        <span data-slot="checkbox-label" className={classNames(hideLabel && styles.hidden)}>
          {label}
        </span>
      </label>
      {hint || error ? (
        <div className={styles.notes}>
          <ChoiceNotes id={inputId} hint={hint} error={error} />
        </div>
      ) : null}
    </div>
  );
});
