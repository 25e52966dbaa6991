import { Banner } from '@larder/ui/banner';
import { plural } from '../../../platform/language/t.ts';
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
          {/* Quoted from the specification: other languages have a form for one. */}
          {plural(added, {
            one: 'Successfully added {count} ingredient(s) to your pantry',
            other: 'Successfully added {count} ingredient(s) to your pantry',
          })}
        </Banner>
      )}
    </div>
  );
}
