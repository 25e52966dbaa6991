'use client';
import { Clock, Flame } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { useLocale } from '../locale/index.ts';
import { Badge } from '../badge/index.ts';
import { MatchJar } from '../match-jar/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useMealDayWords, type MealDayLabels } from './meal-day-labels.ts';
import styles from './meal-day-header.module.css';

/** Props of {@link MealDayHeader}; other `header` attributes go to the root. */
export interface MealDayHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** The day's name or date: 'Monday', 'Thu, Nov 26', 'Unassigned'. */
  day: ReactNode;
  /** Id of the heading, for naming a section. */
  headingId?: string | undefined;
  /** The heading level of the day. */
  headingLevel?: HeadingLevel | undefined;
  /** Today is marked; past days are muted. */
  when?: 'past' | 'today' | undefined;
  /** Total minutes of all meals. */
  totalTime?: number | null | undefined;
  /** As a percentage. */
  averageMatch?: number | null | undefined;
  /** Total of all meals. Hidden if 0. */
  calories?: number | null | undefined;
  /** Total of all meals in the locale's currency, without decimals. */
  totalCost?: number | null | undefined;
  /** Shown next to the name instead of the figures, such as `MealDayFree`. */
  aside?: ReactNode;
  /** Overrides for the built-in text. */
  labels?: Partial<MealDayLabels> | undefined;
}

/** A day's name or date under a double rule, with totals of its meals. Unknown figures are left out. */
export const MealDayHeader = forwardRef<HTMLElement, MealDayHeaderProps>(function MealDayHeader(
  {
    day,
    headingId,
    headingLevel = 3,
    when,
    totalTime,
    averageMatch,
    calories,
    totalCost,
    aside,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const format = useLocale();
  const words = useMealDayWords(labels);
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
    <header
      ref={ref}
      {...rest}
      data-slot="meal-day-header"
      data-when={when}
      data-slim={aside ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      <div className={styles.line}>
        <Heading id={headingId} data-slot="meal-day-name" className={styles.name}>
          {day}
          {when === 'today' ? (
            <>
              {' '}
              <Badge tone="have" shape="pill" className={styles.today}>
                {words.today}
              </Badge>
            </>
          ) : null}
        </Heading>
        {aside}
        {aside || figures.length === 0 ? null : (
          <dl data-slot="meal-day-figures" className={styles.figures}>
            {figures.map(({ name, icon, text }) => (
              <div key={name}>
                <dt>
                  <VisuallyHidden>{name}</VisuallyHidden>
                </dt>
                <dd className="ld-part">
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
