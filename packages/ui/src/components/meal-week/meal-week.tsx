'use client';
import { groupByDay, mealFigures, type DayOfMeals } from '@larder/domain';
import { forwardRef, useId, type ComponentPropsWithoutRef, type Ref } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { RenderLink } from '../../internal/render-link.tsx';
import { dateFormat } from '../../internal/dates/date-format.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { MealDay, type MealActions, type MealDayLabels, type PlannedMeal } from '../meal-day/index.ts';
import { PlanSummary, type PlanSummaryLabels } from '../plan-summary/index.ts';
import { MealWeekNotes } from './meal-week-notes.tsx';
import styles from './meal-week.module.css';

/** A meal and its day. */
export interface MealOfWeek extends PlannedMeal {
  /** '2026-11-26'. Without a date, the weekday says when. */
  date?: string | null | undefined;
  /** 'Monday' to 'Sunday', in any case; 'Unassigned' for anything else. */
  day?: string | null | undefined;
}

/** Text labels of the week. */
export interface MealWeekLabels {
  title: string;
  /** A date, such as '2026-11-26', in words. */
  date: (date: string) => string;
  /** A day's name from its English one; null stands for meals without a day. */
  day: (
    day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday' | null,
  ) => string;
  notes: string;
  /** Labels of the figures next to the title. */
  summary: Partial<PlanSummaryLabels>;
  /** Labels of the days and their meals. */
  ofDay: Partial<MealDayLabels>;
}

const LABELS = (format: LocaleFormat): MealWeekLabels => ({
  title: 'Your Weekly Menu',
  date: (date) => dateFormat(format.dateLocale).short(date, date),
  day: (day) => day ?? 'Unassigned',
  notes: 'Nutritional notes',
  summary: {},
  ofDay: {},
});

/** Props of {@link MealWeek}; other `section` attributes go to the root. */
export interface MealWeekProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** In any order: the week groups them by day. */
  meals: readonly MealOfWeek[];
  /** Today's date, '2026-11-26': it is marked, and days before it are muted. */
  today?: string | undefined;
  /** Notes about the whole plan. */
  notes?: string | null | undefined;
  /** Meal actions; none by default. */
  actions?: MealActions | undefined;
  /** Renders the titles' links with your router's component. */
  renderLink?: RenderLink | undefined;
  /** Ref to the title, for moving focus there when a new week arrives. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** The heading level of the title; days are one level below, meals two. */
  headingLevel?: 2 | 3 | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealWeekLabels> | undefined;
}

/**
 * The week's menu: its figures, then meals by day in order of their dates, those with a weekday alone Monday to
 * Sunday, with unassigned ones last, then the notes.
 */
export const MealWeek = forwardRef<HTMLElement, MealWeekProps>(function MealWeek(
  { meals, today, notes, actions, renderLink, titleRef, headingLevel = 2, labels, className, ...rest },
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
          key={group.date ?? group.day ?? 'none'}
          day={group.date ? words.date(group.date) : words.day(group.day)}
          when={whenIs(group, today)}
          meals={group.meals.map(({ day: _day, date: _date, ...meal }) => meal)}
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

function whenIs({ date }: Pick<DayOfMeals<unknown>, 'date'>, today: string | undefined) {
  if (!date || !today || date > today) return undefined;
  return date === today ? 'today' : 'past';
}
