'use client';
import { useContentLang } from '../../internal/content-lang.ts';
import { needAmount, needUnit, type StepNeed } from '../../internal/step-need.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './instruction-steps.module.css';

export { type StepNeed } from '../../internal/step-need.ts';

/** Text labels of the amounts. */
export interface StepNeedsLabels {
  /** Accessible name of the list. */
  needs: string;
  /** The whole recipe's amount; the singular name follows: '4 ×', '3 tbsp'. */
  amount: (quantity: number, unit: string) => string;
}

const LABELS = (format: LocaleFormat): StepNeedsLabels => ({
  needs: 'Amounts for the whole recipe',
  amount: (quantity, unit) => needAmount(format, quantity, unit),
});

interface StepNeedsProps {
  needs: readonly StepNeed[];
  labels: Partial<StepNeedsLabels> | undefined;
}

/** The amounts of the ingredients used in a step, so nobody scrolls up with floury hands. */
export function StepNeeds({ needs, labels }: StepNeedsProps) {
  const words = useWords(LABELS, labels, 'step-needs');
  const lang = useContentLang();
  if (needs.length === 0) return null;
  return (
    <ul aria-label={words.needs} data-slot="instruction-steps-needs" className={styles.needs}>
      {needs.map((need, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same food may be needed twice, in the same amount
        <li key={place}>
          <b>{need.said ?? words.amount(need.quantity, needUnit(need))}</b>{' '}
          <span lang={lang}>{need.name}</span>
        </li>
      ))}
    </ul>
  );
}
