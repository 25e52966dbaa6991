'use client';
import { mealFigures } from '@larder/domain';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef, type Ref } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { levelBelow, type HeadingLevel } from '../../internal/conventions.ts';
import { dateFormat } from '../../internal/dates/date-format.ts';
import type { RenderLink } from '../../internal/render-link.tsx';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import {
  MealDay,
  useMealDayWords,
  type MealActions,
  type MealDayLabels,
  type RenderMeal,
} from '../meal-day/index.ts';
import { PlanSummary, PlanWorth, type PlanSummaryLabels, type PlanWorthInfo } from '../plan-summary/index.ts';
import { useWeekGlanceWords, WeekGlance, type WeekGlanceLabels } from '../week-glance/index.ts';
import { glanceOf } from './glance-of.ts';
import type { FreeEvening, LeftoversOfWeek, MealOfWeek, NameOfDay } from './meal-of-week.ts';
import { MealWeekNotes } from './meal-week-notes.tsx';
import { intoDays, type DayOfWeek } from './into-days.ts';
import styles from './meal-week.module.css';

/** Text labels of the week. */
export interface MealWeekLabels {
  title: string;
  /** A date, such as '2026-11-26', in words. */
  date: (date: string) => string;
  /** A day's name from its English one; null stands for meals without a day. */
  day: (day: NameOfDay | null) => string;
  notes: string;
  /** Labels of the figures next to the title. */
  summary: Partial<PlanSummaryLabels>;
  /** Labels of the week at a glance. */
  glance: Partial<WeekGlanceLabels>;
  /** Labels of the days and their meals. */
  ofDay: Partial<MealDayLabels>;
}

const LABELS = (format: LocaleFormat): MealWeekLabels => ({
  title: 'Your Weekly Menu',
  date: (date) => dateFormat(format.dateLocale).short(date, date),
  day: (day) => day ?? 'Unassigned',
  notes: 'Nutritional notes',
  summary: {},
  glance: {},
  ofDay: {},
});

/** Props of {@link MealWeek}; other `section` attributes go to the root. */
export interface MealWeekProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** In any order: the week groups them by day. */
  meals: readonly MealOfWeek[];
  /** Evenings without a meal: each is a slim row at its date. */
  free?: readonly FreeEvening[] | undefined;
  /** Leftovers of meals that are cooked double. */
  leftovers?: readonly LeftoversOfWeek[] | undefined;
  /** Called to choose a meal for a free evening. */
  onPlan?: ((date: string) => void) | undefined;
  /** What the week saves, and what its shop costs. */
  worth?: PlanWorthInfo | null | undefined;
  /** Today's date, '2026-11-26': it is marked, and days before it are muted. */
  today?: string | undefined;
  /** Notes about the whole plan. */
  notes?: string | null | undefined;
  /** What can be done with a meal; nothing by default. */
  mealActions?: MealActions | undefined;
  /** Renders a meal with more in its card: `(card) => <MealCard {...card}>…</MealCard>`. */
  renderMeal?: RenderMeal | undefined;
  /** Renders the titles' links with your router's component. */
  renderLink?: RenderLink | undefined;
  /** Ref to the title, for moving focus there when a new week arrives. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** The heading level of the title; days are one level below, meals two. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealWeekLabels> | undefined;
}

const NO_EVENINGS: readonly FreeEvening[] = [];
const NO_LEFTOVERS: readonly LeftoversOfWeek[] = [];

/**
 * The week's menu: its figures and days at a glance, then meals by day, then the notes. Days are sorted by date, or
 * Monday to Sunday if they have none; unassigned meals come last.
 */
export const MealWeek = forwardRef<HTMLElement, MealWeekProps>(function MealWeek(
  {
    meals,
    free = NO_EVENINGS,
    leftovers = NO_LEFTOVERS,
    onPlan,
    worth,
    today,
    notes,
    mealActions,
    renderMeal,
    renderLink,
    titleRef,
    headingLevel = 2,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'meal-week');
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const below = levelBelow(headingLevel);
  const { averageMatch, averageCost } = mealFigures(meals);
  const root = useRef<HTMLElement>(null);
  const merged = useMergedRefs(root, ref);
  const days = intoDays(meals, free, leftovers);
  const { work } = useWeekGlanceWords(words.glance);
  const glance = glanceOf(days, { ...useMealDayWords(words.ofDay), work });
  const goTo = (date: string) => {
    const day = root.current?.querySelector<HTMLElement>(`[data-slot="meal-day"][data-date="${date}"]`);
    day?.focus({ preventScroll: true });
    day?.scrollIntoView({ block: 'start' });
  };
  return (
    <section
      ref={merged}
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
        {worth ? <PlanWorth {...worth} className={styles.worth} labels={words.summary} /> : null}
      </header>
      {glance.length > 1 ? (
        <WeekGlance
          className={styles.glance}
          days={glance}
          today={today}
          onSelect={goTo}
          labels={words.glance}
        />
      ) : null}
      {days.map((group) => (
        <MealDay
          key={group.date ?? group.day ?? 'none'}
          data-date={group.date}
          className={styles.day}
          day={group.date ? words.date(group.date) : words.day(group.day)}
          when={whenIs(group, today)}
          meals={group.meals.map(({ day: _day, date: _date, ...meal }) => meal)}
          leftovers={group.leftovers}
          free={group.free}
          onPlan={
            onPlan && group.date && whenIs(group, today) !== 'past' ? planOn(onPlan, group.date) : undefined
          }
          mealActions={mealActions}
          renderMeal={renderMeal}
          renderLink={renderLink}
          headingLevel={below}
          labels={words.ofDay}
        />
      ))}
      {notes ? (
        <MealWeekNotes title={words.notes} headingLevel={below} className={styles.notes}>
          {notes}
        </MealWeekNotes>
      ) : null}
    </section>
  );
});

const planOn = (onPlan: (date: string) => void, date: string) => () => onPlan(date);

function whenIs({ date }: Pick<DayOfWeek, 'date'>, today: string | undefined) {
  if (!date || !today || date > today) return undefined;
  return date === today ? 'today' : 'past';
}
