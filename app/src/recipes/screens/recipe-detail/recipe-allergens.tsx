import type { NamedAllergen } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import { plural, t } from '../../../platform/language/t.ts';
import { tNodes } from '../../../platform/language/t-nodes.tsx';
import { allergensInWords } from '../../../preferences/allergies/allergens-in-words.ts';
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
      <section aria-label={t('Allergens')} className={styles.root}>
        <h2 className={styles.title}>{t('Allergens')}</h2>
        <p>
          {plural(uncheckedLines, {
            one: 'Not checked: {count} line unknown. To have it checked, edit the recipe and choose an ingredient for each unknown line.',
            other:
              'Not checked: {count} lines unknown. To have it checked, edit the recipe and choose an ingredient for each unknown line.',
          })}
        </p>
      </section>
    );
  }
  const { contained, possible } = allergensInWords(allergens, list);
  if (contained === undefined && possible === undefined) return null;
  return (
    <section aria-label={t('Allergens')} className={styles.root}>
      <h2 className={styles.title}>{t('Allergens')}</h2>
      {contained !== undefined && (
        <p>{tNodes('Contains {allergens}.', { allergens: <strong>{contained}</strong> })}</p>
      )}
      {possible !== undefined && <p>{possible}</p>}
    </section>
  );
}
