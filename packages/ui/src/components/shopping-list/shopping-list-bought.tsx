'use client';
import { Check, CircleAlert, Clock } from 'lucide-react';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { Button } from '../button/index.ts';
import { useLocale, useWords } from '../locale/index.ts';
import type { WaitingShoppingPurchase } from './shopping-item.ts';
import styles from './shopping-list-bought.module.css';
import { SHOPPING_WORDS, type ShoppingListLabels } from './shopping-words.ts';

/** Props of {@link ShoppingListBought}; other `section` attributes go to the root. */
export interface ShoppingListBoughtProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** For purchases not yet synced: a different heading, and a clock instead of the tick. */
  waiting?: boolean | undefined;
  /** Oldest first; displayed latest first. One with a `problem` waits for the cook. */
  purchases: readonly WaitingShoppingPurchase[];
  /** Called to undo a purchase. Without it, there are no undo buttons. */
  onUndo?: ((id: string) => void) | undefined;
  /** Called to add a purchase with a `problem` anyway. */
  onAddAnyway?: ((id: string) => void) | undefined;
  /** Called to discard a purchase with a `problem`. */
  onDiscard?: ((id: string) => void) | undefined;
  /** Ids of the purchases being undone: all buttons ignore presses. */
  pendingIds?: readonly string[] | undefined;
  /** Why nothing can be undone. The buttons stay and explain it. */
  unavailable?: string | undefined;
  /** The heading level. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ShoppingListLabels> | undefined;
}

const NONE: readonly string[] = [];

/** Past purchases that were added to the pantry. Renders nothing before the first. */
export const ShoppingListBought = forwardRef<HTMLElement, ShoppingListBoughtProps>(
  function ShoppingListBought(
    {
      purchases,
      waiting = false,
      onUndo,
      onAddAnyway,
      onDiscard,
      pendingIds = NONE,
      unavailable,
      headingLevel = 3,
      labels,
      className,
      ...rest
    },
    ref,
  ) {
    const id = useId();
    const format = useLocale();
    const words = useWords(SHOPPING_WORDS, labels, 'shopping-list');
    const Heading = `h${headingLevel}` as const;
    const isOff = pendingIds.length > 0 || unavailable !== undefined;
    const button = (
      { id: purchaseId, items, pending = false }: WaitingShoppingPurchase,
      text: string,
      name: (names: readonly string[]) => string,
      press: ((id: string) => void) | undefined,
    ) =>
      press && (
        <Button
          variant="link"
          size="small"
          aria-label={name(items.map((item) => item.name))}
          title={unavailable}
          pending={pendingIds.includes(purchaseId) || pending}
          aria-disabled={isOff || pending || undefined}
          onClick={isOff || pending ? undefined : () => press(purchaseId)}
        >
          {text}
        </Button>
      );
    if (purchases.length === 0) return null;
    return (
      <section
        ref={ref}
        aria-labelledby={id}
        {...rest}
        data-slot="shopping-list-bought"
        data-waiting={waiting ? '' : undefined}
        className={classNames(styles.root, className)}
      >
        <Heading id={id} data-slot="shopping-list-title" className={styles.title}>
          {waiting ? words.waiting : words.bought}
        </Heading>
        <ul className={styles.purchases}>
          {purchases.toReversed().map((purchase) => {
            const hasProblem = purchase.problem !== undefined;
            const Icon = hasProblem ? CircleAlert : waiting ? Clock : Check;
            return (
              <li
                key={purchase.id}
                data-slot="shopping-list-purchase"
                data-problem={hasProblem ? '' : undefined}
                className={styles.purchase}
              >
                <div className={styles.head}>
                  <span className={styles.when}>
                    {words.boughtOn(format.date(purchase.boughtAt))} · {words.count(purchase.items.length)}
                  </span>
                  {hasProblem ? (
                    <span className={styles.choice}>
                      {button(purchase, words.addAnyway, words.addAnywayName, onAddAnyway)}
                      {button(purchase, words.discard, words.discardName, onDiscard)}
                    </span>
                  ) : (
                    button(purchase, words.undo, words.undoName, onUndo)
                  )}
                </div>
                {hasProblem ? (
                  <p data-slot="shopping-list-problem" className={styles.problem}>
                    {purchase.problem}
                  </p>
                ) : null}
                <ul className={styles.items}>
                  {purchase.items.map((item) => (
                    <li key={item.id} className={styles.item}>
                      <Icon aria-hidden="true" className={styles.tick} />
                      <span className={styles.name}>{item.name}</span>{' '}
                      <span className={styles.amount}>{words.amount(item.quantity, item.unit)}</span>
                      {item.note ? (
                        <span data-slot="shopping-list-bought-note" className={styles.note}>
                          {' '}
                          {item.note}
                        </span>
                      ) : null}
                    </li>
                  ))}
                </ul>
              </li>
            );
          })}
        </ul>
      </section>
    );
  },
);
