'use client';
import { Pause, Play, X } from 'lucide-react';
import { forwardRef, useEffect, useState, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../locale/index.ts';
import { clockText } from './clock-text.ts';
import styles from './step-timer.module.css';

/** Text labels of a timer. */
export interface StepTimerLabels {
  pause: (name: string) => string;
  resume: (name: string) => string;
  /** The button that adds a minute, and its accessible name, which begins with the same words. */
  extend: string;
  extendName: (name: string) => string;
  stop: (name: string) => string;
  paused: string;
  ended: string;
  /** Announced when the time is up. */
  rings: (name: string) => string;
}

const LABELS: StepTimerLabels = {
  pause: (name) => `Pause the timer: ${name}`,
  resume: (name) => `Resume the timer: ${name}`,
  extend: '+1 min',
  extendName: (name) => `+1 min: ${name}`,
  stop: (name) => `Stop the timer: ${name}`,
  paused: 'Paused',
  ended: 'Time’s up',
  rings: (name) => `Time’s up: ${name}`,
};

/** Props of {@link StepTimer}; other `div` attributes go to the root. */
export interface StepTimerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What it is for: 'Step 3: simmer for 20 minutes'. */
  name: string;
  /** When it ends, in milliseconds since 1970; null while it is paused. */
  endsAt: number | null;
  /** What is left while it is paused, in seconds. */
  remaining?: number | undefined;
  /** Called to pause it. */
  onPause?: (() => void) | undefined;
  /** Called to let it run on. */
  onResume?: (() => void) | undefined;
  /** Called to add a minute, also after the end. */
  onExtend?: (() => void) | undefined;
  /** Called to remove it. */
  onStop?: (() => void) | undefined;
  /** The clock, in milliseconds since 1970; the browser's by default. */
  now?: (() => number) | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<StepTimerLabels> | undefined;
}

/** Renders again every quarter of a second while a timer runs, so that no second is skipped. */
function useTicks(isTicking: boolean) {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isTicking) return;
    const ticking = setInterval(() => setTick((tick) => tick + 1), 250);
    return () => clearInterval(ticking);
  }, [isTicking]);
}

/** A kitchen timer: what it is for, what is left, and big buttons to pause, extend and stop it. */
export const StepTimer = forwardRef<HTMLDivElement, StepTimerProps>(function StepTimer(
  {
    name,
    endsAt,
    remaining = 0,
    onPause,
    onResume,
    onExtend,
    onStop,
    now = Date.now,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'step-timer');
  const left = endsAt === null ? remaining : Math.max(0, Math.ceil((endsAt - now()) / 1000));
  const state = endsAt === null ? 'paused' : left > 0 ? 'running' : 'ended';
  useTicks(state === 'running');
  return (
    <div
      ref={ref}
      role="group"
      aria-label={name}
      {...rest}
      data-slot="step-timer"
      data-state={state}
      className={classNames(styles.root, className)}
    >
      <div className={styles.what}>
        <span data-slot="step-timer-name" className={styles.name}>
          {name}
        </span>
        <span role="timer" data-slot="step-timer-left" className={styles.left}>
          {state === 'ended' ? words.ended : clockText(left)}
        </span>
        {state === 'paused' ? <span className={styles.note}>{words.paused}</span> : null}
      </div>
      {state === 'ended' ? (
        <span role="alert" className={styles.alert}>
          {words.rings(name)}
        </span>
      ) : null}
      <div className={styles.actions}>
        <Button variant="secondary" size="small" aria-label={words.extendName(name)} onClick={onExtend}>
          {words.extend}
        </Button>
        {state === 'running' ? (
          <IconButton label={words.pause(name)} onClick={onPause}>
            <Pause />
          </IconButton>
        ) : null}
        {state === 'paused' ? (
          <IconButton label={words.resume(name)} onClick={onResume}>
            <Play />
          </IconButton>
        ) : null}
        <IconButton label={words.stop(name)} onClick={onStop}>
          <X />
        </IconButton>
      </div>
    </div>
  );
});
