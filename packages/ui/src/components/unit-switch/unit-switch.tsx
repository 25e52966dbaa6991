'use client';
import { UNIT_SYSTEMS } from '@larder/domain';
import { forwardRef, useId, type FieldsetHTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import type { UnitSystemValue } from '../../generated/vocabulary.ts';
import { useWords } from '../locale/index.ts';
import styles from './unit-switch.module.css';

/** Text labels of the switch. */
export interface UnitSwitchLabels {
  /** Each option. */
  names: Readonly<Record<UnitSystemValue, string>>;
  /** What each option shows amounts in, below its name. */
  hints: Readonly<Record<UnitSystemValue, string>>;
}

const LABELS: UnitSwitchLabels = {
  names: { as_written: 'As written', metric: 'Metric', us: 'US' },
  hints: {
    as_written: 'As each recipe has it',
    metric: 'g, ml, °C, cm',
    us: 'cups, oz, °F, inches',
  },
};

/** Props of {@link UnitSwitch}; other `fieldset` attributes go to the root. */
export interface UnitSwitchProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** What amounts are shown in, if controlled. */
  value?: UnitSystemValue | undefined;
  /** The initial one, if uncontrolled. */
  defaultValue?: UnitSystemValue | undefined;
  /** Called with the new one: show every amount in it, and store it. */
  onValueChange?: ((system: UnitSystemValue) => void) | undefined;
  /** `compact` leaves out the hints and hides the legend, next to what it changes. */
  variant?: 'full' | 'compact' | undefined;
  /** The legend. */
  label?: string | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<UnitSwitchLabels> | undefined;
}

/** What amounts, temperatures and sizes are shown in: as written, metric or US. */
export const UnitSwitch = forwardRef<HTMLFieldSetElement, UnitSwitchProps>(function UnitSwitch(
  {
    value,
    defaultValue = 'as_written',
    onValueChange,
    variant = 'full',
    label = 'Units',
    labels,
    className,
    ...rest
  },
  ref,
) {
  const id = useId();
  const words = useWords(LABELS, labels, 'unit-switch');
  const [chosen, choose] = useControllable({ value, defaultValue, onChange: onValueChange });
  return (
    <fieldset
      ref={ref}
      {...rest}
      data-slot="unit-switch"
      data-variant={variant}
      className={classNames(styles.root, className)}
    >
      <legend data-slot="unit-switch-label" className={styles.label}>
        {label}
      </legend>
      <div className={styles.choices}>
        {UNIT_SYSTEMS.map((system) => (
          <label key={system} data-slot="unit-switch-option" className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={system}
              checked={chosen === system}
              aria-labelledby={`${id}-${system}`}
              aria-describedby={variant === 'full' ? `${id}-${system}-hint` : undefined}
              onChange={() => choose(system)}
              className={styles.input}
            />
            <span id={`${id}-${system}`}>{words.names[system]}</span>
            {variant === 'full' ? (
              <span id={`${id}-${system}-hint`} data-slot="unit-switch-hint" className={styles.hint}>
                {words.hints[system]}
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
