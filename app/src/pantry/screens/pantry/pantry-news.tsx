import { Banner } from '@larder/ui/banner';
import styles from './pantry.module.css';

/**
 * The number of ingredients just added, or null. Keep it in the same place in every mode: only changes to an
 * existing live region are announced.
 */
export function PantryNews({ added }: { added: number | null }) {
  return (
    <div role="status" className={styles.news}>
      {added !== null && (
        <Banner tone="success" role={undefined}>
          {`Successfully added ${added} ingredient(s) to your pantry`}
        </Banner>
      )}
    </div>
  );
}
