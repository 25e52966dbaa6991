'use client';
import { formatDuration } from '@larder/domain';
import { Clock, Flame } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useLocale, useWords, type LocaleFormat } from '../locale/index.ts';
import type { MealCardLabels } from '../meal-card/index.ts';
import { MatchJar } from '../match-jar/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './meal-day-header.module.css';

/** The words of a day. */
export interface MealDayLabels {
  duration: (minutes: number) => string;
  calories: (calories: number) => string;
  /** What each figure is, for screen readers. */
  totalTimeName: string;
  matchName: string;
  caloriesName: string;
  costName: string;
  /** The words of its meals. */
  meal: Partial<MealCardLabels>;
}

const LABELS = (format: LocaleFormat): MealDayLabels => ({
  duration: formatDuration,
  calories: (calories) => `${format.count(calories)} cal`,
  totalTimeName: 'Total time',
  matchName: 'From pantry',
  caloriesName: 'Calories',
  costName: 'Cost',
  meal: {},
});

/** Props of {@link MealDayHeader}; every attribute of a `header` goes on the root. */
export interface MealDayHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** The day's name: 'Monday', 'Unassigned'. */
  day: ReactNode;
  /** Put on the heading, so that a section can be named by it. */
  headingId?: string | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Minutes of all meals. */
  totalTime?: number | null | undefined;
  /** In percent. */
  averageMatch?: number | null | undefined;
  /** Of all meals. Not shown when 0. */
  calories?: number | null | undefined;
  /** Of all meals, in the currency of the locale; shown without decimals. */
  totalCost?: number | null | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<MealDayLabels> | undefined;
}

/** A day's name under the printed double rule, and what its meals add up to. Figures that are not known are left out. */
export const MealDayHeader = forwardRef<HTMLElement, MealDayHeaderProps>(function MealDayHeader(
  {
    day,
    headingId,
    headingLevel = 3,
    totalTime,
    averageMatch,
    calories,
    totalCost,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const format = useLocale();
  const words = useWords(LABELS, labels);
  const Heading = `h${headingLevel}` as const;
  const time = totalTime ?? null;
  const match = averageMatch ?? null;
  const energy = calories ?? 0;
  const cost = totalCost ?? null;
  const figures = [
    time === null ? null : { name: words.totalTimeName, icon: <Clock />, text: words.duration(time) },
    match === null
      ? null
      : { name: words.matchName, icon: <MatchJar percentage={match} />, text: format.percent(match) },
    energy > 0 ? { name: words.caloriesName, icon: <Flame />, text: words.calories(energy) } : null,
    cost === null ? null : { name: words.costName, icon: null, text: format.money(cost, 0) },
  ].filter((figure) => figure !== null);
  return (
    <header ref={ref} {...rest} data-slot="meal-day-header" className={classNames(styles.root, className)}>
      <div className={styles.line}>
        <Heading id={headingId} data-slot="meal-day-name" className={styles.name}>
          {day}
        </Heading>
        {figures.length === 0 ? null : (
          <dl data-slot="meal-day-figures" className={styles.figures}>
            {figures.map(({ name, icon, text }) => (
              <div key={name}>
                <dt>
                  <VisuallyHidden>{name}</VisuallyHidden>
                </dt>
                <dd>
                  {icon ? (
                    <span className={styles.icon} aria-hidden="true">
                      {icon}
                    </span>
                  ) : null}
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </header>
  );
});
