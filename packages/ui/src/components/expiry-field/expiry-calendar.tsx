'use client';
import { addMonths } from '@larder/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isPast, type DateFormat } from '../../internal/dates/date-format.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './expiry-calendar.module.css';
import type { ExpiryFieldLabels } from './expiry-words.ts';
import { dayAfterKey, monthGrid } from './month-grid.ts';
import type { Day } from '../../internal/dates/types.ts';

interface ExpiryCalendarProps {
  /** The selected day. */
  value: Day | null;
  today: Day;
  format: DateFormat;
  words: ExpiryFieldLabels;
  onChoose: (day: Day) => void;
  /** Ref to the day in the tab order. */
  focusRef: RefObject<HTMLButtonElement | null>;
}

/**
 * A month grid with one tab stop; arrow keys, Home, End, Page Up and Page Down move through it. Built
 * in-house: react-day-picker weighs 20 kB and ships its own locales, while this takes 2 kB and uses the
 * browser's.
 */
export function ExpiryCalendar({ value, today, format, words, onChoose, focusRef }: ExpiryCalendarProps) {
  const titleId = useId();
  const [current, setCurrent] = useState(value ?? today);
  const isMoved = useRef(false);
  const { firstWeekday } = format;
  const month = current.slice(0, 7);

  useEffect(() => {
    if (isMoved.current) focusRef.current?.focus();
    isMoved.current = false;
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayAfterKey(current, event, { firstWeekday, isRtl });
    if (!next) return;
    event.preventDefault();
    isMoved.current = true;
    setCurrent(next);
  };

  const columns = format.weekdays.map((_, index) => format.weekdays[(index + firstWeekday) % 7]!);
  return (
    <div data-slot="expiry-field-calendar" className={styles.root}>
      <div className={styles.head}>
        <IconButton label={words.previousMonth} onClick={() => setCurrent(addMonths(current, -1))}>
          <ChevronLeft aria-hidden className={styles.chevron} />
        </IconButton>
        <span id={titleId} aria-live="polite" className={styles.month}>
          {format.month(current)}
        </span>
        <IconButton label={words.nextMonth} onClick={() => setCurrent(addMonths(current, 1))}>
          <ChevronRight aria-hidden className={styles.chevron} />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of date grids: a table whose days are walked by arrows */}
      <table role="grid" aria-labelledby={titleId} className={styles.grid} onKeyDown={handleKeyDown}>
        <thead>
          <tr>
            {columns.map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(current, firstWeekday).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value}>
                  <button
                    ref={day === current ? focusRef : undefined}
                    type="button"
                    tabIndex={day === current ? 0 : -1}
                    aria-label={format.full(day)}
                    aria-current={day === today ? 'date' : undefined}
                    data-outside={day.startsWith(month) ? undefined : ''}
                    data-past={isPast(day, today) ? '' : undefined}
                    className={styles.day}
                    onClick={() => onChoose(day)}
                  >
                    {format.date(day)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
