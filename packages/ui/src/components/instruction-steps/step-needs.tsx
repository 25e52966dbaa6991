'use client';
import { isNamedByUnit, sayAmount } from '@larder/domain';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './instruction-steps.module.css';

/** An ingredient of which a step takes something: how much the whole recipe has of it. */
export interface StepNeed {
  /** As in the middle of a sentence: 'olive oil'. */
  name: string;
  quantity: number;
  /** The unit of the quantity: 'g', 'piece'. */
  unit: string;
}

/** The words of what a step takes. */
export interface StepNeedsLabels {
  /** What the list is, for screen readers. */
  needs: string;
  /** How much of an ingredient the whole recipe has; its name follows, in the singular: '4 ×', '3 tbsp'. */
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

/** The amounts of what a step speaks of, so that nobody scrolls up for them with flour on a hand. */
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
