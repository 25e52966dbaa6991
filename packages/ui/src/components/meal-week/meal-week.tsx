'use client';
import { groupByDay, mealFigures } from '@larder/domain';
import { forwardRef, useId, type ComponentPropsWithoutRef, type Ref } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { RenderLink } from '../../internal/render-link.tsx';
import { useWords } from '../locale/index.ts';
import { MealDay, type MealActions, type MealDayLabels, type PlannedMeal } from '../meal-day/index.ts';
import { PlanSummary, type PlanSummaryLabels } from '../plan-summary/index.ts';
import { MealWeekNotes } from './meal-week-notes.tsx';
import styles from './meal-week.module.css';

/** A meal with its day. */
export interface MealOfWeek extends PlannedMeal {
  /** 'Monday' to 'Sunday', in any case; 'Unassigned' for any other or none. */
  day?: string | null | undefined;
}

/** The words of the week. */
export interface MealWeekLabels {
  title: string;
  /** A day's name from its English one; null stands for meals without a day. */
  day: (
    day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday' | null,
  ) => string;
  notes: string;
  /** The words under the figures beside the title. */
  summary: Partial<PlanSummaryLabels>;
  /** The words of the days and their meals. */
  ofDay: Partial<MealDayLabels>;
}

const LABELS = (): MealWeekLabels => ({
  title: 'Your Weekly Menu',
  day: (day) => day ?? 'Unassigned',
  notes: 'Nutritional notes',
  summary: {},
  ofDay: {},
});

/** Props of {@link MealWeek}; every attribute of a `section` goes on the root. */
export interface MealWeekProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** In any order: the week puts them under their days. */
  meals: readonly MealOfWeek[];
  /** What there is to say about the plan as a whole. */
  notes?: string | null | undefined;
  /** What one can do with the meals; nothing unless told. */
  actions?: MealActions | undefined;
  /** Draws the titles' links with a router's own component. */
  renderLink?: RenderLink | undefined;
  /** The title's element, which may be given the focus when a new week has come. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** The level of the title in the page's outline; days are one below, meals two. */
  headingLevel?: 2 | 3 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<MealWeekLabels> | undefined;
}

/** The week's menu: its figures, and meals by day, Monday to Sunday, those without a day last; then the notes. */
export const MealWeek = forwardRef<HTMLElement, MealWeekProps>(function MealWeek(
  { meals, notes, actions, renderLink, titleRef, headingLevel = 2, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const below = (headingLevel + 1) as 3 | 4;
  const { averageMatch, averageCost } = mealFigures(meals);
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      {...rest}
      data-slot="meal-week"
      className={classNames(styles.root, className)}
    >
      <header data-slot="meal-week-header" className={styles.header}>
        <Heading
          ref={titleRef}
          id={titleId}
          tabIndex={-1}
          data-slot="meal-week-title"
          className={styles.title}
        >
          {words.title}
        </Heading>
        <PlanSummary
          recipeCount={meals.length}
          averageMatch={averageMatch}
          averageCost={averageCost}
          labels={words.summary}
        />
      </header>
      {groupByDay(meals).map((group) => (
        <MealDay
          key={group.day ?? 'none'}
          day={words.day(group.day)}
          meals={group.meals.map(({ day: _day, ...meal }) => meal)}
          actions={actions}
          renderLink={renderLink}
          headingLevel={below}
          labels={words.ofDay}
        />
      ))}
      {notes ? (
        <MealWeekNotes title={words.notes} headingLevel={below}>
          {notes}
        </MealWeekNotes>
      ) : null}
    </section>
  );
});
