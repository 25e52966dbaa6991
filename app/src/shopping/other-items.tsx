import { sayTimes } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { Copy } from 'lucide-react';
import type { MealPlan } from '../plan/current/meal-plan.query.ts';
import { t } from '../platform/language/t.ts';
import { weekdayInWords } from '../platform/language/weekday-in-words.ts';
import styles from './other-items.module.css';

export type OtherItem = NonNullable<MealPlan['other_items']>[number];

interface OtherItemsProps {
  items: readonly OtherItem[] | undefined;
  /** Copies them, if nothing else is on the list: otherwise they are copied with it. */
  onCopy?: ((text: string) => void) | undefined;
}

/**
 * What the plan's own recipes need and no ingredient is known for, in the cook's words. It cannot be checked against the
 * pantry, so it stays until the meal is cooked. Nothing if there is nothing.
 */
export function OtherItems({ items, onCopy }: OtherItemsProps) {
  if (!items || items.length === 0) return null;
  return (
    <section aria-labelledby="other-items" className={styles.root}>
      <div className={styles.page}>
        <h2 id="other-items" className={styles.title}>
          {t('In your own words')}
        </h2>
        <p className={styles.lead}>{t('Not checked against your pantry.')}</p>
        <ul className={styles.rows}>
          {distinct(items).map(([key, { text, day, title, times = 1 }]) => (
            <li key={key} className={styles.row}>
              <span className={styles.text}>{sayTimes(text, times)}</span>
              <span className={styles.meal}>
                {title}, {weekdayInWords(day)}
              </span>
            </li>
          ))}
        </ul>
        {onCopy && (
          <Button
            variant="secondary"
            size="small"
            className={styles.copy}
            onClick={() => onCopy(withOtherItems('', items))}
          >
            <Copy aria-hidden="true" />
            {t('Copy List')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** One meal may need the same twice: for the dough, and on top. */
const distinct = (items: readonly OtherItem[]) => [
  ...new Map(items.map((item) => [`${item.day} ${item.recipe_id} ${item.text}`, item] as const)),
];

/** A copied list with the lines that nobody knows. */
export const withOtherItems = (text: string, items: readonly OtherItem[] = []): string =>
  [text, ...distinct(items).map(([, item]) => sayTimes(item.text, item.times ?? 1))]
    .filter(Boolean)
    .join('\n');
