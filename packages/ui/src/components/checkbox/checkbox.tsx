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

/** Props of {@link Checkbox}. `className` and `style` go on the root, `ref` and every other attribute on the `input`. */
export interface CheckboxProps
  extends ChoiceNotesProps, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'children'> {
  /** What it means when it is on. */
  label: ReactNode;
  /** Hides the label from sight where the place already says it, in a table for example. */
  hideLabel?: boolean | undefined;
  /** Whether it is on, when the caller keeps it; `defaultChecked` where it starts otherwise. */
  checked?: boolean | undefined;
  /** Called with the state that a press asks for. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Neither on nor off: some of the things below it are. Shows a dash, whatever `checked` says. */
  indeterminate?: boolean | undefined;
}

/** One thing that is on or off, and counts when its form is sent. For what counts at once take a `Switch`. */
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

  // The browser forgets the dash at every press; there is no attribute for it.
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
