'use client';
import { Clock, Users } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ServingsStepper, type ServingsStepperProps } from '../servings-stepper/index.ts';
import { useLocale } from '../locale/index.ts';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import styles from './meal-card-figures.module.css';

/** Props of {@link MealCardFigures}; other `ul` attributes go to the root. */
export interface MealCardFiguresProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** In minutes, including waiting. */
  totalTime?: number | null | undefined;
  /** Unattended minutes out of that. */
  waitingTime?: number | null | undefined;
  /** What happens while one waits: 'rising'. */
  waitingKind?: string | null | undefined;
  /** How many servings are cooked. */
  servings?: number | null | undefined;
  /** Called with a new number of servings; without it, the number is text. */
  onServingsChange?: ((servings: number) => void) | undefined;
  /** Props of the `ServingsStepper`. */
  stepper?: Pick<ServingsStepperProps, 'of' | 'step' | 'pending' | 'unavailable'> | undefined;
  /** In the locale's currency. */
  costPerServing?: number | null | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealCardLabels> | undefined;
}

/** Time, servings and cost per serving in one line. Renders nothing if none are known. */
export const MealCardFigures = forwardRef<HTMLUListElement, MealCardFiguresProps>(function MealCardFigures(
  {
    totalTime,
    waitingTime,
    waitingKind,
    servings,
    onServingsChange,
    stepper,
    costPerServing,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const format = useLocale();
  const words = useMealCardWords(labels);
  const time = totalTime ?? null;
  const count = servings ?? null;
  const cost = costPerServing ?? null;
  if (time === null && count === null && cost === null) return null;
  return (
    <ul ref={ref} {...rest} data-slot="meal-card-figures" className={classNames(styles.root, className)}>
      {time === null ? null : (
        <li>
          <Clock aria-hidden="true" />
          {words.time({ total: time, waiting: waitingTime, kind: waitingKind })}
        </li>
      )}
      {count === null ? null : (
        <li>
          <Users aria-hidden="true" />
          {onServingsChange ? (
            <ServingsStepper
              {...stepper}
              value={count}
              onValueChange={onServingsChange}
              labels={{ servings: words.servings }}
            />
          ) : (
            words.servings(count)
          )}
        </li>
      )}
      {cost === null ? null : <li>{words.perServing(format.money(cost, 2))}</li>}
    </ul>
  );
});
