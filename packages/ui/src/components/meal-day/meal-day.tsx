'use client';
import { mealFigures } from '@larder/domain';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { RenderLink } from '../../internal/render-link.tsx';
import { MealCard, type MealInfo } from '../meal-card/index.ts';
import { MealDayHeader, type MealDayHeaderProps, type MealDayLabels } from './meal-day-header.tsx';
import styles from './meal-day.module.css';

/** A meal of a plan. */
export interface PlannedMeal extends MealInfo {
  /** Unique among the meals of the plan. */
  id: string | number;
}

/** Meal actions. Each button is rendered if its callback is set, and passes the meal's id. */
export interface MealActions {
  /** Called to replace the meal. */
  onSwap?: ((id: string | number) => void) | undefined;
  onCook?: ((id: string | number) => void) | undefined;
  onUncook?: ((id: string | number) => void) | undefined;
  /** Why nothing can be changed. The buttons stay and explain it. */
  unavailable?: string | undefined;
}

/** Props of {@link MealDay}; other `section` attributes go to the root. */
export interface MealDayProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The day's name or date: 'Monday', 'Thu, Nov 26', 'Unassigned'. */
  day: ReactNode;
  /** Today is marked, a day that is over is muted. */
  when?: MealDayHeaderProps['when'];
  /** In chronological order. */
  meals: readonly PlannedMeal[];
  /** Meal actions; none by default. */
  actions?: MealActions | undefined;
  /** Renders the titles' links with your router's component. */
  renderLink?: RenderLink | undefined;
  /** The heading level of the day's name; meals are one level below. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealDayLabels> | undefined;
}

/** A day of the plan: its totals and its meals. */
export const MealDay = forwardRef<HTMLElement, MealDayProps>(function MealDay(
  { day, when, meals, actions, renderLink, headingLevel = 3, labels, className, ...rest },
  ref,
) {
  const headingId = useId();
  const { totalTime, averageMatch, calories, totalCost } = mealFigures(
    meals.map((meal) => ({ ...meal, calories: meal.nutrition?.calories })),
  );
  return (
    <section
      ref={ref}
      aria-labelledby={headingId}
      {...rest}
      data-slot="meal-day"
      className={classNames(styles.root, className)}
    >
      <MealDayHeader
        day={day}
        when={when}
        headingId={headingId}
        headingLevel={headingLevel}
        totalTime={totalTime}
        averageMatch={averageMatch}
        calories={calories}
        totalCost={totalCost}
        labels={labels}
      />
      <ul data-slot="meal-day-meals" className={styles.meals}>
        {meals.map(({ id, ...meal }) => (
          <li key={id}>
            <MealCard
              {...meal}
              {...cardActions(id, actions)}
              renderLink={renderLink}
              headingLevel={(headingLevel + 1) as 3 | 4 | 5}
              labels={labels?.meal}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});

function cardActions(id: string | number, actions: MealActions | undefined) {
  const { onSwap, onCook, onUncook, unavailable } = actions ?? {};
  return {
    onSwap: onSwap && (() => onSwap(id)),
    onCook: onCook && (() => onCook(id)),
    onUncook: onUncook && (() => onUncook(id)),
    unavailable,
  };
}
