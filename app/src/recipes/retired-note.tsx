import { Badge } from '@larder/ui/badge';
import { t } from '../platform/language/t.ts';
import styles from './retired-note.module.css';

/** Says that a recipe on a list, or on its own page, is no longer in the catalogue. Renders nothing for all others. */
export function RetiredNote({ isRetired = false }: { isRetired?: boolean | undefined }) {
  return isRetired ? <Badge className={styles.root}>{t('No longer in the catalogue')}</Badge> : null;
}
