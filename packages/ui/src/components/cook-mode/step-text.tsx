'use client';
import { Timer } from 'lucide-react';
import { useContentLang } from '../../internal/content-lang.ts';
import styles from './cook-mode.module.css';

/** A time in the text of a step, for which a timer can be started. */
export interface CookTime {
  /** In seconds. */
  seconds: number;
  /** Where it stands in the text, from and to a character. */
  from: number;
  to: number;
}

interface StepTextProps {
  text: string;
  times: readonly CookTime[];
  /** Accessible name of a time's button: 'Start a timer: 15 minutes'. */
  startTimer: (said: string) => string;
  onStartTimer: ((time: CookTime) => void) | undefined;
}

/** The text of a step, its times as buttons that start a timer. */
export function StepText({ text, times, startTimer, onStartTimer }: StepTextProps) {
  const lang = useContentLang();
  // Not on the whole: the names of the buttons are words of the page.
  if (!onStartTimer) return <span lang={lang}>{text}</span>;
  const parts = times.toSorted((a, b) => a.from - b.from);
  return (
    <>
      {parts.map((time, at) => {
        const said = text.slice(time.from, time.to);
        return (
          <span key={time.from}>
            <span lang={lang}>{text.slice(parts[at - 1]?.to ?? 0, time.from)}</span>
            <button
              type="button"
              data-slot="cook-mode-time"
              aria-label={startTimer(said)}
              className={styles.time}
              onClick={() => onStartTimer(time)}
            >
              <Timer aria-hidden="true" />
              <span lang={lang}>{said}</span>
            </button>
          </span>
        );
      })}
      <span lang={lang}>{text.slice(parts.at(-1)?.to ?? 0)}</span>
    </>
  );
}
