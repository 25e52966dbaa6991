import { Banner } from '@larder/ui/banner';
import styles from './pantry.module.css';

/**
 * What was just added, null for nothing. Keep it at the same place in every mode: only what comes into a region that
 * is there already is read out.
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
