import { ProgressBar } from '../progress-bar/index.ts';
import styles from './plan-progress.module.css';

/** From how many seconds on they are told: less is over before it is read. */
const TOLD_FROM = 2;

interface PlanProgressProps {
  label: string;
  seconds: number | undefined;
  elapsed: (seconds: number) => string;
}

/**
 * That something goes on, and for how long. Nobody knows how much of a search is left, so it claims no share of it. The
 * seconds are for the eye: read out one by one they would drown everything else.
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
