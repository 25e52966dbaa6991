'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useLocale } from '../locale/index.ts';
import { usePlanSummaryWords, type PlanSummaryLabels } from './plan-summary-labels.ts';
import styles from './plan-summary.module.css';

/** Props of {@link PlanSummary}; other `dl` attributes go to the root. */
export interface PlanSummaryProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** How many meals the plan has. */
  recipeCount: number;
  /** Average over all meals, as a percentage. Hidden if unknown. */
  averageMatch?: number | null | undefined;
  /** Average per meal, in the locale's currency. Hidden if unknown. */
  averageCost?: number | null | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<PlanSummaryLabels> | undefined;
}

/** The plan in three figures. */
export const PlanSummary = forwardRef<HTMLDListElement, PlanSummaryProps>(function PlanSummary(
  { recipeCount, averageMatch, averageCost, labels, className, ...rest },
  ref,
) {
  const format = useLocale();
  const words = usePlanSummaryWords(labels);
  const match = averageMatch ?? null;
  const cost = averageCost ?? null;
  const figures = [
    { name: words.recipes(recipeCount), text: format.count(recipeCount) },
    match === null ? null : { name: words.fromPantry, text: format.percent(match) },
    cost === null ? null : { name: words.perMeal, text: format.money(cost, 2) },
  ].filter((figure) => figure !== null);
  return (
    <dl ref={ref} {...rest} data-slot="plan-summary" className={classNames(styles.root, className)}>
      {figures.map(({ name, text }) => (
        <div key={name} data-slot="plan-summary-figure" className={styles.figure}>
          <dt>{name}</dt>
          <dd className="ld-part">{text}</dd>
        </div>
      ))}
    </dl>
  );
});
