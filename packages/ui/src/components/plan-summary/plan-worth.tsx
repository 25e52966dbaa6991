'use client';
import { Leaf, ShoppingBasket } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useLocale } from '../locale/index.ts';
import { usePlanSummaryWords, type PlanSummaryLabels } from './plan-summary-labels.ts';
import styles from './plan-worth.module.css';

/** What a week saves and costs. */
export interface PlanWorthInfo {
  /** The value of what it uses that would otherwise expire within it, in the locale's currency. */
  saved?: number | null | undefined;
  /** What that is: 'spinach', 'feta'. */
  goods?: readonly string[] | undefined;
  /** The shop's total. */
  shop?: number | null | undefined;
}

/** Props of {@link PlanWorth}; other `ul` attributes go to the root. */
export interface PlanWorthProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'>, PlanWorthInfo {
  /** Overrides for the built-in text. */
  labels?: Partial<PlanSummaryLabels> | undefined;
}

const NONE: readonly string[] = [];

/** What a week saves from the bin, and roughly what its shop costs. Renders nothing if neither is known. */
export const PlanWorth = forwardRef<HTMLUListElement, PlanWorthProps>(function PlanWorth(
  { saved, goods = NONE, shop, labels, className, ...rest },
  ref,
) {
  const format = useLocale();
  const words = usePlanSummaryWords(labels);
  if (!saved && !shop) return null;
  return (
    <ul ref={ref} {...rest} data-slot="plan-worth" className={classNames(styles.root, className)}>
      {saved ? (
        <li className={styles.saved}>
          <Leaf aria-hidden="true" />
          <span>
            {words.saved(format.money(saved, 2))}
            {goods.length > 0 ? <span className={styles.goods}>{`: ${format.list(goods)}`}</span> : null}
          </span>
        </li>
      ) : null}
      {shop ? (
        <li>
          <ShoppingBasket aria-hidden="true" />
          <span>
            {words.shop(format.money(shop, 0))}
            <span className={styles.for}> {words.shopFor}</span>
          </span>
        </li>
      ) : null}
    </ul>
  );
});
