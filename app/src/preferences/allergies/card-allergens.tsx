import type { NamedAllergen } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import { furtherAllergens } from './allergens-in-words.ts';
import styles from './card-allergens.module.css';

/** A card's quiet line, for everyone at the table: 'Also contains wheat and tree nuts. May contain celery.' */
export function CardAllergens({ allergens }: { allergens: readonly NamedAllergen[] }) {
  const { list } = useLocale();
  const said = furtherAllergens(allergens, list);
  return said === undefined ? null : <p className={styles.line}>{said}</p>;
}
