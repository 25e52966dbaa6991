import { Skeleton } from '@larder/ui/skeleton';
import { t } from '../../../platform/language/t.ts';
import styles from './recipe-detail-skeleton.module.css';

/** Number of ingredient rows and of lines per step in the skeleton. */
const ROWS = 8;
const STEPS = [3, 3, 2, 3];

/** Placeholder for a recipe; its picture bleeds off the page like the real one. */
export function RecipeDetailSkeleton() {
  return (
    <div className={styles.root} role="status" aria-label={t('Loading...')}>
      <div className={styles.header}>
        <Skeleton shape="picture" className={styles.picture} />
        <div className={styles.text}>
          <Skeleton className={styles.back} />
          <div className={styles.name}>
            <Skeleton className={styles.title} />
            <Skeleton className={styles.title} />
          </div>
          <Skeleton shape="pill" className={styles.badge} />
          <div className={styles.figures}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.panel}>
          <Skeleton className={styles.heading} />
          {Array.from({ length: ROWS }, (_, row) => (
            <div key={row} className={styles.row}>
              <Skeleton shape="pill" />
              <Skeleton />
              <Skeleton shape="pill" />
            </div>
          ))}
        </div>
        <div className={styles.steps}>
          <Skeleton className={styles.heading} />
          {Array.from(STEPS, (lines, step) => (
            <div key={step} className={styles.step}>
              {Array.from({ length: lines }, (_, line) => (
                <Skeleton key={line} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
