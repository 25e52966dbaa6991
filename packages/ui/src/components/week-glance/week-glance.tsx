'use client';
import { sayMinutes } from '@larder/domain';
import { Check, Moon, Soup, Utensils } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { dateFormat } from '../../internal/dates/date-format.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { RecipePicture, type RecipePictureFile } from '../recipe-picture/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './week-glance.module.css';

/** A day's dinner, in a few words. */
export interface GlanceDay {
  /** '2026-11-26'. */
  date: string;
  /** A meal, the leftovers of one, or why there is none. */
  kind: 'meal' | 'leftovers' | 'out' | 'nothing';
  /** The meal's title. */
  title?: string | undefined;
  /** Its name in another language, such as English: 'braised short ribs'. */
  subtitle?: string | null | undefined;
  /** Its hands-on minutes, without waiting. */
  work?: number | null | undefined;
  picture?: RecipePictureFile | null | undefined;
  cooked?: boolean | undefined;
  /** What else there is: 'Lunch: leftovers of Monday’s Dal Tadka'. */
  also?: readonly string[] | undefined;
}

/** Text labels of the week. */
export interface WeekGlanceLabels {
  /** Accessible name of the list. */
  title: string;
  /** A day from its date: 'Mon 23', and in full for screen readers. */
  day: (date: string) => string;
  dayName: (date: string) => string;
  out: string;
  nothing: string;
  leftovers: (title: string) => string;
  /** The minutes that a meal takes, without waiting. */
  work: (minutes: number) => string;
  cooked: string;
}

const LABELS = (format: LocaleFormat): WeekGlanceLabels => ({
  title: 'The week at a glance',
  day: dateFormat(format.dateLocale).glance,
  dayName: (date) => dateFormat(format.dateLocale).long(date, date),
  out: 'Eating out',
  nothing: 'Nothing planned',
  leftovers: (title) => `Leftovers: ${title}`,
  work: (minutes) => `${sayMinutes(minutes, format.count)} hands-on`,
  cooked: 'Cooked',
});

/** The week's text in the page's language. */
export function useWeekGlanceWords(labels: Partial<WeekGlanceLabels> | undefined): WeekGlanceLabels {
  return useWords(LABELS, labels, 'week-glance');
}

/** Props of {@link WeekGlance}; other `ol` attributes go to the root. */
export interface WeekGlanceProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'onSelect' | 'children'> {
  /** In order of their dates. */
  days: readonly GlanceDay[];
  /** Today's date: it is marked, and days before it are muted. */
  today?: string | undefined;
  /** Called with a day's date to go there. Without it, days are not buttons. */
  onSelect?: ((date: string) => void) | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<WeekGlanceLabels> | undefined;
}

const ICONS = { leftovers: Soup, out: Utensils, nothing: Moon };

/** A week in seven small plates, with titles where there is room. Printed, it is a list that fits one page. */
export const WeekGlance = forwardRef<HTMLOListElement, WeekGlanceProps>(function WeekGlance(
  { days, today, onSelect, labels, className, ...rest },
  ref,
) {
  const words = useWeekGlanceWords(labels);
  return (
    <ol
      ref={ref}
      aria-label={words.title}
      {...rest}
      data-slot="week-glance"
      className={classNames(styles.root, className)}
    >
      {days.map(({ date, kind, title = '', subtitle, work, picture, cooked, also = [] }) => {
        const said = kind === 'meal' ? title : kind === 'leftovers' ? words.leftovers(title) : words[kind];
        const Icon = kind === 'meal' ? null : ICONS[kind];
        const content = (
          <>
            <span className={styles.day}>
              <span aria-hidden="true">{words.day(date)}</span>
              <VisuallyHidden>{words.dayName(date)}</VisuallyHidden>
            </span>{' '}
            <span aria-hidden="true" className={styles.plate}>
              {Icon ? <Icon /> : <RecipePicture picture={picture} className={styles.picture} />}
              {cooked ? (
                <span className={styles.check}>
                  <Check />
                </span>
              ) : null}
            </span>
            <span data-slot="week-glance-title" className={styles.title}>
              <span className={styles.name}>
                {said}
                {cooked ? <span className={styles.note}>{` · ${words.cooked}`}</span> : null}
              </span>{' '}
              {subtitle ? <span className={styles.more}>{`${subtitle} `}</span> : null}
              {work ? <span className={styles.more}>{`${words.work(work)} `}</span> : null}
              {also.map((line) => (
                <span key={line} className={styles.also}>
                  {line}
                </span>
              ))}
            </span>
          </>
        );
        return (
          <li
            key={date}
            data-slot="week-glance-day"
            data-kind={kind}
            data-past={today && date < today ? '' : undefined}
            aria-current={date === today ? 'date' : undefined}
            className={styles.item}
          >
            {onSelect ? (
              <button type="button" data-printed="" className={styles.cell} onClick={() => onSelect(date)}>
                {content}
              </button>
            ) : (
              <span className={styles.cell}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
});
