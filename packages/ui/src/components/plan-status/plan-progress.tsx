import { ProgressBar } from '../progress-bar/index.ts';
import styles from './plan-progress.module.css';

/** Elapsed time is shown from this many seconds: less would pass before it is read. */
const TOLD_FROM = 2;

interface PlanProgressProps {
  label: string;
  seconds: number | undefined;
  elapsed: (seconds: number) => string;
}

/**
 * Shows that work is in progress, and for how long. A search has no known percentage, so the bar is
 * indeterminate. The seconds are visual only: announcing each would drown out everything else.
 */
export function PlanProgress({ label, seconds = 0, elapsed }: PlanProgressProps) {
  return (
    <div data-slot="plan-status-progress" className={styles.root}>
      <ProgressBar label={label} hideText />
      <p aria-hidden="true" data-slot="plan-status-seconds" className={styles.seconds}>
        {seconds < TOLD_FROM ? null : elapsed(seconds)}
      </p>
    </div>
  );
}
