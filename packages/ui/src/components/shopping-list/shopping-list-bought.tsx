'use client';
import { Check, CircleAlert, Clock } from 'lucide-react';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Button } from '../button/index.ts';
import { useLocale, useWords } from '../locale/index.ts';
import type { WaitingShoppingPurchase } from './shopping-item.ts';
import styles from './shopping-list-bought.module.css';
import { SHOPPING_WORDS, type ShoppingListLabels } from './shopping-words.ts';

/** Props of {@link ShoppingListBought}; every attribute of a `section` goes on the root. */
export interface ShoppingListBoughtProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** They are still to be sent: another heading, and a clock for the tick. */
  waiting?: boolean | undefined;
  /** The first purchase first; the last is shown at the top. One with a `problem` waits for the cook. */
  purchases: readonly WaitingShoppingPurchase[];
  /** Takes a purchase back. Each has a button when this is given. */
  onUndo?: ((id: string) => void) | undefined;
  /** Puts a purchase with a `problem` into the pantry all the same. */
  onAddAnyway?: ((id: string) => void) | undefined;
  /** Lets go of a purchase with a `problem`. */
  onDiscard?: ((id: string) => void) | undefined;
  /** The purchase that is being taken back: no button answers then. */
  undoingId?: string | null | undefined;
  /** Why nothing can be taken back now. The buttons stay, and say so. */
  unavailable?: string | undefined;
  /** The level of the heading in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<ShoppingListLabels> | undefined;
}

/** What was bought and put into the pantry, purchase by purchase. Nothing before the first. */
export const ShoppingListBought = forwardRef<HTMLElement, ShoppingListBoughtProps>(
  function ShoppingListBought(
    {
      purchases,
      waiting = false,
      onUndo,
      onAddAnyway,
      onDiscard,
      undoingId = null,
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
    const words = useWords(SHOPPING_WORDS, labels);
    const Heading = `h${headingLevel}` as const;
    const isOff = undoingId !== null || unavailable !== undefined;
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
          pending={undoingId === purchaseId || pending}
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
