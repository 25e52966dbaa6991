'use client';
import { isNamedByUnit, sayAmount } from '@larder/domain';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './instruction-steps.module.css';

/** An ingredient used in a step, with the whole recipe's amount. */
export interface StepNeed {
  /** In mid-sentence case: 'olive oil'. */
  name: string;
  quantity: number;
  /** The unit of the quantity: 'g', 'piece'. */
  unit: string;
}

/** Text labels of the amounts. */
export interface StepNeedsLabels {
  /** Accessible name of the list. */
  needs: string;
  /** The whole recipe's amount; the singular name follows: '4 ×', '3 tbsp'. */
  amount: (quantity: number, unit: string) => string;
}

const LABELS = (format: LocaleFormat): StepNeedsLabels => ({
  needs: 'Amounts for the whole recipe',
  amount: (quantity, unit) => {
    const said = sayAmount({ quantity, unit }, { write: format.quantity, isNamed: true });
    return unit === 'piece' ? `${said} ×` : said;
  },
});

interface StepNeedsProps {
  needs: readonly StepNeed[];
  labels: Partial<StepNeedsLabels> | undefined;
}

/** The amounts of the ingredients used in a step, so nobody scrolls up with floury hands. */
export function StepNeeds({ needs, labels }: StepNeedsProps) {
  const words = useWords(LABELS, labels);
  if (needs.length === 0) return null;
  return (
    <ul aria-label={words.needs} data-slot="instruction-steps-needs" className={styles.needs}>
      {needs.map(({ name, quantity, unit }) => (
        <li key={name}>
          <b>{words.amount(quantity, isNamedByUnit(name, unit) ? 'piece' : unit)}</b> {name}
        </li>
      ))}
    </ul>
  );
}
