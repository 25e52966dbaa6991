'use client';
import { LIMITS } from '@larder/domain';
import { Minus, Plus } from 'lucide-react';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './servings-stepper.module.css';

/** The smallest and largest number of servings. */
export const SERVINGS = { least: 1, most: LIMITS.recipe.servings } as const;

/** Text labels of the stepper. */
export interface ServingsStepperLabels {
  servings: (count: number) => string;
  /** Accessible names of the buttons; `of` is the dish, if several are on screen. */
  fewer: (of: string | undefined) => string;
  more: (of: string | undefined) => string;
}

const LABELS = (format: LocaleFormat): ServingsStepperLabels => ({
  servings: (count) => `${format.count(count)} ${count === 1 ? 'serving' : 'servings'}`,
  fewer: (of) => (of === undefined ? 'Fewer servings' : `Fewer servings of ${of}`),
  more: (of) => (of === undefined ? 'More servings' : `More servings of ${of}`),
});

/** Props of {@link ServingsStepper}; other `div` attributes go to the root. */
export interface ServingsStepperProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'> {
  /** The number of servings the amounts are for. */
  value: number;
  /** Called with the new number: pass the amounts for it. */
  onValueChange: (servings: number) => void;
  /** The lowest number. */
  least?: number | undefined;
  /** The highest number. */
  most?: number | undefined;
  /** How many a press adds: 2 for a dish that is cooked for two meals. */
  step?: number | undefined;
  /** The dish, if several are on screen. */
  of?: string | undefined;
  /** The new number is being saved: the buttons keep focus and ignore presses. */
  pending?: boolean | undefined;
  /** Why it cannot be changed. The buttons stay and explain it. */
  unavailable?: string | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ServingsStepperLabels> | undefined;
}

/** A number of servings, with buttons for fewer and more. The number is announced when it changes. */
export const ServingsStepper = forwardRef<HTMLDivElement, ServingsStepperProps>(function ServingsStepper(
  {
    value,
    onValueChange,
    least = SERVINGS.least,
    most = SERVINGS.most,
    step = 1,
    of,
    pending = false,
    unavailable,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'servings-stepper');
  const reasonId = useId();
  const isOff = unavailable !== undefined;
  const button = (by: number) => {
    const next = value + by;
    const isPossible = next >= least && next <= most;
    const isStill = !isPossible || pending || isOff;
    return {
      'aria-disabled': isStill || undefined,
      'aria-describedby': isOff ? reasonId : undefined,
      onClick: isStill ? undefined : () => onValueChange(next),
    };
  };
  return (
    <div ref={ref} {...rest} data-slot="servings-stepper" className={classNames(styles.root, className)}>
      <IconButton label={words.fewer(of)} className={styles.button} {...button(-step)}>
        <Minus aria-hidden="true" />
      </IconButton>
      <output data-slot="servings-stepper-value">{words.servings(value)}</output>
      <IconButton label={words.more(of)} className={styles.button} {...button(step)}>
        <Plus aria-hidden="true" />
      </IconButton>
      {isOff ? <VisuallyHidden id={reasonId}>{unavailable}</VisuallyHidden> : null}
    </div>
  );
});
