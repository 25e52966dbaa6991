import { allergenStatement, type NamedAllergen } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import { regionalName } from '../../../platform/locale/shown-name.ts';
import { uncheckedText } from '../../own/unchecked-note.tsx';
import styles from './recipe-allergens.module.css';

interface RecipeAllergensProps {
  allergens: readonly NamedAllergen[];
  /** How many lines nobody knows: then nothing is said of the others, which would read as if it were all. */
  uncheckedLines?: number | undefined;
}

/** What the recipe contains and may contain, for everyone at the table. Empty if nothing is known. */
export function RecipeAllergens({ allergens, uncheckedLines }: RecipeAllergensProps) {
  const { list } = useLocale();
  if (uncheckedLines) {
    return (
      <section aria-label="Allergens" className={styles.root}>
        <h2 className={styles.title}>Allergens</h2>
        <p>
          {uncheckedText(uncheckedLines)}. To have it checked, edit the recipe and choose an ingredient for
          each unknown line.
        </p>
      </section>
    );
  }
  const { contains, mayContain } = allergenStatement(allergens, regionalName);
  if (contains.length + mayContain.length === 0) return null;
  const possible = mayContain.map(({ allergens: own, labels }) =>
    labels.length === 0 ? list(own) : `${list(own)} (${list(labels)})`,
  );
  const isByLabel = mayContain.some(({ labels }) => labels.length > 0);
  return (
    <section aria-label="Allergens" className={styles.root}>
      <h2 className={styles.title}>Allergens</h2>
      {contains.length > 0 && (
        <p>
          Contains <strong>{list(contains)}</strong>.
        </p>
      )}
      {possible.length > 0 && (
        <p>
          May contain {list(possible)}
          {isByLabel ? ': check the labels.' : '.'}
        </p>
      )}
    </section>
  );
}
