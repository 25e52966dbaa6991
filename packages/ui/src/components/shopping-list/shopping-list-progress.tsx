'use client';
import { CheckCheck, Copy, PackageCheck } from 'lucide-react';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Button } from '../button/index.ts';
import { useWords } from '../locale/index.ts';
import { MatchJar } from '../match-jar/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import styles from './shopping-list-progress.module.css';
import { SHOPPING_WORDS, type ShoppingListLabels } from './shopping-words.ts';

/** Props of {@link ShoppingListProgress}; other `div` attributes go to the root. */
export interface ShoppingListProgressProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onCopy'
> {
  /** The number of checked items. */
  checked: number;
  /** The total number of items. */
  total: number;
  /** The approximate cost of the list, as a line below the bar. */
  estimate?: string | undefined;
  /** Called to check every item. Each button is rendered if its callback is set. */
  onCheckAll?: (() => void) | undefined;
  /** Called to uncheck every item. */
  onClearAll?: (() => void) | undefined;
  /** Called to copy what is left to buy. */
  onCopy?: (() => void) | undefined;
  /** Called to move the checked items into the pantry. */
  onBuy?: (() => void) | undefined;
  /** They are being added: the button is busy. */
  pending?: boolean | undefined;
  /** Purchases are synced later; the hint says so. */
  buysLater?: boolean | undefined;
  /** Why nothing can be bought. The button stays and explains it. */
  unavailable?: string | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ShoppingListLabels> | undefined;
}

/** Shopping progress as a jar, figures and a bar, with actions for the whole list. */
export const ShoppingListProgress = forwardRef<HTMLDivElement, ShoppingListProgressProps>(
  function ShoppingListProgress(
    {
      checked,
      total,
      estimate,
      onCheckAll,
      onClearAll,
      onCopy,
      onBuy,
      pending = false,
      buysLater = false,
      unavailable,
      labels,
      className,
      ...rest
    },
    ref,
  ) {
    const words = useWords(SHOPPING_WORDS, labels, 'shopping-list');
    const percentage = wholePercent(checked, total);
    const progress = words.progress(checked, total);
    const complete = words.complete(percentage);
    const isDone = total > 0 && checked === total;
    const hintId = useId();
    const cannotBuy = checked === 0 || pending || unavailable !== undefined;
    return (
      <div
        ref={ref}
        {...rest}
        data-slot="shopping-list-progress"
        className={classNames(styles.root, className)}
      >
        <MatchJar percentage={percentage} className={styles.jar} />
        <div>
          <output className={styles.line}>
            <span data-slot="shopping-list-figures" className={styles.figures}>
              {progress}
            </span>{' '}
            <span data-slot="shopping-list-complete" className={styles.complete}>
              {complete}
            </span>
          </output>
          <ProgressBar
            label={words.progressTitle}
            value={checked}
            max={total}
            valueText={`${progress}, ${complete}`}
            hideText
          />
          {estimate ? (
            <p data-slot="shopping-list-estimate" className={styles.estimate}>
              {estimate}
            </p>
          ) : null}
        </div>
        <div data-slot="shopping-list-actions" className={styles.actions}>
          {onCheckAll ? (
            <Button variant="secondary" size="small" onClick={onCheckAll}>
              <CheckCheck className={styles.icon} aria-hidden="true" />
              {words.checkAll}
            </Button>
          ) : null}
          {onClearAll ? (
            <Button variant="secondary" size="small" onClick={onClearAll}>
              {words.clearAll}
            </Button>
          ) : null}
          {onCopy ? (
            <Button
              variant={onBuy && checked > 0 ? 'secondary' : 'primary'}
              size="small"
              aria-disabled={isDone || undefined}
              className={styles.copy}
              onClick={isDone ? undefined : onCopy}
            >
              <Copy className={styles.icon} aria-hidden="true" />
              {words.copy}
            </Button>
          ) : null}
          {onBuy ? (
            <Button
              variant={checked > 0 ? 'primary' : 'secondary'}
              size="small"
              pending={pending}
              aria-disabled={cannotBuy || undefined}
              aria-describedby={hintId}
              onClick={cannotBuy ? undefined : onBuy}
            >
              <PackageCheck className={styles.icon} aria-hidden="true" />
              {pending ? words.buying : words.buy}
            </Button>
          ) : null}
        </div>
        {onBuy ? (
          <p id={hintId} data-slot="shopping-list-hint" className={styles.hint}>
            {unavailable ?? words.buyHint(checked)}
            {buysLater && unavailable === undefined ? ` ${words.buyLater}` : null}
          </p>
        ) : null}
      </div>
    );
  },
);

/** A whole percentage; 100 only when nothing is left. */
function wholePercent(part: number, whole: number): number {
  if (whole === 0) return 0;
  return part < whole ? Math.min(99, Math.round((part / whole) * 100)) : 100;
}
