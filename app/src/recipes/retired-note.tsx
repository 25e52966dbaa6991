import { Badge } from '@larder/ui/badge';
import styles from './retired-note.module.css';

/** Says of a recipe on a list, or on its own page, that nothing finds it any longer. Nothing for all others. */
export function RetiredNote({ isRetired = false }: { isRetired?: boolean | undefined }) {
  return isRetired ? <Badge className={styles.root}>No longer in the catalogue</Badge> : null;
}
