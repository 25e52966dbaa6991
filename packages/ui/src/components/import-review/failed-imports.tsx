import { useId } from 'react';
import { levelBelow, type HeadingLevel } from '../../internal/conventions.ts';
import type { FailedImport } from './import-draft.ts';
import type { ImportReviewLabels } from './import-review-words.ts';
import styles from './import-review.module.css';

interface FailedImportsProps {
  failed: readonly FailedImport[];
  /** The heading level of the review's own title. */
  below: HeadingLevel;
  words: ImportReviewLabels;
}

/** What could not be read, each with what to do about it. */
export function FailedImports({ failed, below, words }: FailedImportsProps) {
  const id = useId();
  const Title = `h${levelBelow(below)}` as const;
  if (failed.length === 0) return null;
  return (
    <section aria-labelledby={id} data-slot="import-review-failed" className={styles.failed}>
      <Title id={id} className={styles.part}>
        {words.failed(failed.length)}
      </Title>
      <ul className={styles.reasons}>
        {failed.map(({ name, message }, index) => (
          // Two files may have the same name.
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
          <li key={`${name} ${index}`}>
            <b>{name}</b> {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
