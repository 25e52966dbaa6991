'use client';
import { mealFigures } from '@larder/domain';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { levelBelow, type HeadingLevel } from '../../internal/conventions.ts';
import { KeepFocus } from '../../internal/keep-focus.tsx';
import type { RenderLink } from '../../internal/render-link.tsx';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { MealCard, type MealCardProps, type MealInfo } from '../meal-card/index.ts';
import { MealDayFree } from './meal-day-free.tsx';
import { MealDayHeader, type MealDayHeaderProps } from './meal-day-header.tsx';
import type { MealDayLabels } from './meal-day-labels.ts';
import { MealDayLeftovers, type LeftoversInfo } from './meal-day-leftovers.tsx';
import { MealDaySlot } from './meal-day-slot.tsx';
import styles from './meal-day.module.css';

/** A meal of a plan. */
export interface PlannedMeal extends MealInfo {
  /** Unique among the meals of the plan. */
  id: string | number;
  /** Which meal of the day it is: a dinner unless said. A day with a lunch names them. */
  slot?: 'lunch' | 'dinner' | undefined;
}

/** Leftovers that a day has for lunch or dinner. */
export interface PlannedLeftovers extends LeftoversInfo {
  /** The id of the meal that is cooked double. */
  mealId: string | number;
  /** It is cooked already: the leftovers stay. */
  cooked?: boolean | undefined;
}

/** Meal actions. Each button is rendered if its callback is set, and passes the meal's id. */
export interface MealActions {
  /** Called to replace the meal. */
  onSwap?: ((id: string | number) => void) | undefined;
  onCook?: ((id: string | number) => void) | undefined;
  onUncook?: ((id: string | number) => void) | undefined;
  /** Called with whether the meal should stay when the rest of the week is replanned. */
  onKeep?: ((id: string | number, kept: boolean) => void) | undefined;
  /** Called with the number of servings to cook. */
  onServingsChange?: ((id: string | number, servings: number) => void) | undefined;
  /** Renders a meal's `MealMenu`. */
  renderMenu?: ((id: string | number) => ReactNode) | undefined;
  /** Called to stop cooking a meal double, which removes its leftovers. */
  onSingle?: ((id: string | number) => void) | undefined;
  /** Why nothing can be changed. The buttons stay and explain it. */
  unavailable?: string | undefined;
}

/** Renders a meal, given the props of its card. */
export type RenderMeal = (card: MealCardProps, meal: PlannedMeal) => ReactNode;

/** Props of {@link MealDay}; other `section` attributes go to the root. */
export interface MealDayProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The day's name or date: 'Monday', 'Thu, Nov 26', 'Unassigned'. */
  day: ReactNode;
  /** Today is marked, a day that is over is muted. */
  when?: MealDayHeaderProps['when'];
  /** In chronological order. */
  meals: readonly PlannedMeal[];
  /** Leftovers of meals that are cooked double. */
  leftovers?: readonly PlannedLeftovers[] | undefined;
  /** Why there is no dinner: without any meal, the day is one slim row. */
  free?: 'out' | 'nothing' | null | undefined;
  /** Called to choose a meal for a free evening. */
  onPlan?: (() => void) | undefined;
  /** What can be done with a meal; nothing by default. */
  mealActions?: MealActions | undefined;
  /** Renders a meal with more in its card: `(card) => <MealCard {...card}>…</MealCard>`. */
  renderMeal?: RenderMeal | undefined;
  /** Renders the titles' links with your router's component. */
  renderLink?: RenderLink | undefined;
  /** The heading level of the day's name; meals are one level below. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealDayLabels> | undefined;
}

const NONE: readonly PlannedLeftovers[] = [];
const renderCard: RenderMeal = (card) => <MealCard {...card} />;

/** A day of the plan: its totals, its meals and leftovers, or why there is none. */
export const MealDay = forwardRef<HTMLElement, MealDayProps>(function MealDay(
  {
    day,
    when,
    meals,
    leftovers = NONE,
    free,
    onPlan,
    mealActions,
    renderMeal = renderCard,
    renderLink,
    headingLevel = 3,
    labels,
    className,
    ...others
  },
  ref,
) {
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  const merged = useMergedRefs(root, ref);
  const { onSingle, unavailable } = mealActions ?? {};
  const hasLunch = meals.some(({ slot }) => slot === 'lunch');
  const evening = free && meals.every(({ slot }) => slot === 'lunch') && (
    <MealDayFree why={free} onPlan={onPlan} dayId={headingId} unavailable={unavailable} labels={labels} />
  );
  const rest = (slot: LeftoversInfo['slot']) =>
    leftovers
      .filter((one) => one.slot === slot)
      .map(({ mealId, cooked, ...what }) => (
        <MealDayLeftovers
          key={`${mealId} ${what.slot}`}
          {...what}
          onSingle={onSingle && !cooked && unavailable === undefined ? () => onSingle(mealId) : undefined}
          labels={labels}
        />
      ));
  const { totalTime, averageMatch, calories, totalCost } = mealFigures(
    meals.map((meal) => ({ ...meal, calories: meal.nutrition?.calories })),
  );
  return (
    <section
      ref={merged}
      aria-labelledby={headingId}
      tabIndex={-1}
      {...others}
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
        aside={hasLunch ? undefined : evening}
        labels={labels}
      />
      {rest('lunch')}
      {meals.length > 0 && (
        <ul data-slot="meal-day-meals" className={styles.meals}>
          {meals.map((planned) => {
            const { id, slot = 'dinner', ...meal } = planned;
            const card = {
              ...meal,
              ...cardActions(id, mealActions),
              renderLink,
              headingLevel: levelBelow(headingLevel),
              labels: labels?.meal,
            };
            return (
              <li key={id}>
                {hasLunch ? <MealDaySlot slot={slot} labels={labels} /> : null}
                {renderMeal(card, planned)}
              </li>
            );
          })}
        </ul>
      )}
      {rest('dinner')}
      {hasLunch ? evening : null}
      <KeepFocus target={root} />
    </section>
  );
});

function cardActions(id: string | number, actions: MealActions | undefined) {
  const { onSwap, onCook, onUncook, onKeep, onServingsChange, renderMenu, unavailable } = actions ?? {};
  return {
    onSwap: onSwap && (() => onSwap(id)),
    onCook: onCook && (() => onCook(id)),
    onUncook: onUncook && (() => onUncook(id)),
    onKeep: onKeep && ((kept: boolean) => onKeep(id, kept)),
    onServingsChange: onServingsChange && ((servings: number) => onServingsChange(id, servings)),
    menu: renderMenu?.(id),
    unavailable,
  };
}
