import { Skeleton } from '@larder/ui/skeleton';
import styles from './recipe-detail-skeleton.module.css';

/** The shape of a recipe that is on its way. */
export function RecipeDetailSkeleton() {
  return (
    <div className={styles.root} role="status" aria-label="Loading...">
      <div className={styles.text}>
        <Skeleton shape="text" className={styles.title} />
        <Skeleton shape="pill" />
        <Skeleton shape="text" />
      </div>
      <Skeleton shape="picture" className={styles.picture} />
      <Skeleton shape="block" className={styles.block} />
      <Skeleton shape="block" className={styles.block} />
    </div>
  );
}
