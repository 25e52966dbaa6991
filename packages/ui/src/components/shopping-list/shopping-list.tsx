'use client';
import { forwardRef, useMemo, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { KeepFocus } from '../../internal/keep-focus.tsx';
import { useTerms } from '../../internal/vocabulary/use-terms.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { usePickedIds } from '../../internal/use-picked-ids.ts';
import { LARDER_AISLES } from '../../generated/larder-vocabulary.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useLocale, useWords } from '../locale/index.ts';
import { shoppingEstimate } from './shopping-estimate.ts';
import { groupByCategory, shoppingText } from './shopping-groups.ts';
import { ShoppingListBought } from './shopping-list-bought.tsx';
import type { ShoppingItem, ShoppingPurchase, WaitingShoppingPurchase } from './shopping-item.ts';
import { ShoppingListGroups } from './shopping-list-groups.tsx';
import { ShoppingListProgress } from './shopping-list-progress.tsx';
import { ShoppingListRow, type ShoppingListRowProps } from './shopping-list-row.tsx';
import styles from './shopping-list.module.css';
import { SHOPPING_WORDS, type ShoppingListLabels } from './shopping-words.ts';

/** Props of {@link ShoppingList}; other `div` attributes go to the root. */
export interface ShoppingListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onCopy'> {
  /** In any order. */
  items: readonly ShoppingItem[];
  /** Ids of the items in the basket, if controlled. */
  checkedIds?: readonly ItemId[] | undefined;
  /** Ids of the items in the basket initially, if uncontrolled. */
  defaultCheckedIds?: readonly ItemId[] | undefined;
  /** Called with the ids of all items in the basket. */
  onCheckedIdsChange?: ((ids: readonly ItemId[]) => void) | undefined;
  /** Called with the ids that 'Clear All' unchecked, so it can be undone. */
  onCleared?: ((ids: readonly ItemId[]) => void) | undefined;
  /** Called with the unchecked items as text, one per line. Without it, there is no 'Copy List'. */
  onCopy?: ((text: string) => void) | undefined;
  /** Called with the ids of the checked items to move into the pantry. Without it, there is no 'Bought it'. */
  onBuy?: ((ids: readonly ItemId[]) => void) | undefined;
  /** Renders an item with more in its row: `(row, item) => <ShoppingListRow {...row}>…</ShoppingListRow>`. */
  renderItem?: ((row: ShoppingListRowProps, item: ShoppingItem) => ReactNode) | undefined;
  /** More to review about the checked items, below the list, such as an `ExpiryList`. */
  details?: ReactNode;
  /** They are being added: 'Bought it' is busy. */
  pending?: boolean | undefined;
  /** Offline: purchases are synced later, and the list says so. */
  buysLater?: boolean | undefined;
  /** Purchases waiting to be synced, oldest first. */
  waiting?: readonly WaitingShoppingPurchase[] | undefined;
  /** Called to undo one before it is synced. */
  onUndoWaiting?: ((id: string) => void) | undefined;
  /** Called to add one with a `problem` anyway. */
  onAddAnyway?: ((id: string) => void) | undefined;
  /** Called to discard one with a `problem`. */
  onDiscard?: ((id: string) => void) | undefined;
  /** Past purchases for the list, oldest first. */
  purchases?: readonly ShoppingPurchase[] | undefined;
  /** Called to undo a purchase. */
  onUndoPurchase?: ((id: string) => void) | undefined;
  /** Ids of the purchases being undone. */
  pendingIds?: readonly string[] | undefined;
  /** Why nothing can be undone, or bought unless `buysLater`. The buttons stay and explain it. */
  unavailable?: string | undefined;
  /** The heading level of the categories. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ShoppingListLabels> | undefined;
}

const NONE: readonly ItemId[] = [];
const renderRow = (row: ShoppingListRowProps) => <ShoppingListRow {...row} />;
const NO_PURCHASES: readonly ShoppingPurchase[] = [];

/** What to buy, in the order of the vocabulary's aisles, with the progress so far. Checked items stay in place. */
export const ShoppingList = forwardRef<HTMLDivElement, ShoppingListProps>(function ShoppingList(
  {
    items,
    checkedIds,
    defaultCheckedIds = NONE,
    onCheckedIdsChange,
    onCleared,
    onCopy,
    onBuy,
    renderItem = renderRow,
    details,
    pending,
    buysLater,
    waiting = NO_PURCHASES,
    onUndoWaiting,
    onAddAnyway,
    onDiscard,
    purchases = NO_PURCHASES,
    onUndoPurchase,
    pendingIds,
    unavailable,
    headingLevel = 3,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const { compare } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const words = useWords(SHOPPING_WORDS, labels, 'shopping-list');
  const [checked, check, setIds] = usePickedIds<ItemId>({
    value: checkedIds,
    defaultValue: defaultCheckedIds,
    onChange: onCheckedIdsChange,
  });
  const bought = items.map(({ id }) => id).filter((id) => checked.has(id));
  const aisles = useTerms('aisles', LARDER_AISLES);
  const groups = useMemo(() => groupByCategory(items, compare, aisles), [items, compare, aisles]);
  const estimate = useMemo(() => shoppingEstimate(items, words), [items, words]);

  function copy() {
    const left = groups.flatMap((group) => group.items).filter(({ id }) => !checked.has(id));
    onCopy?.(shoppingText(left, words.amount));
  }

  function clear() {
    setIds(NONE);
    if (bought.length > 0) onCleared?.(bought);
  }

  return (
    <div
      ref={useMergedRefs(ref, root)}
      tabIndex={-1}
      {...rest}
      data-slot="shopping-list"
      className={classNames(styles.root, className)}
    >
      {items.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} headingLevel={headingLevel} />
      ) : (
        <>
          <ShoppingListProgress
            checked={bought.length}
            total={items.length}
            estimate={estimate}
            onCheckAll={() => setIds(items.map(({ id }) => id))}
            onClearAll={clear}
            onCopy={onCopy ? copy : undefined}
            onBuy={onBuy && (() => onBuy(bought))}
            pending={pending}
            buysLater={buysLater}
            unavailable={buysLater ? undefined : unavailable}
            labels={labels}
          />
          <ShoppingListGroups
            groups={groups}
            checked={checked}
            onCheckedChange={check}
            renderItem={renderItem}
            headingLevel={headingLevel}
            words={words}
            labels={labels}
          />
          {bought.length > 0 ? details : null}
        </>
      )}
      <ShoppingListBought
        waiting
        purchases={waiting}
        onUndo={onUndoWaiting}
        onAddAnyway={onAddAnyway}
        onDiscard={onDiscard}
        headingLevel={headingLevel}
        labels={labels}
      />
      <ShoppingListBought
        purchases={purchases}
        onUndo={onUndoPurchase}
        pendingIds={pendingIds}
        unavailable={unavailable}
        headingLevel={headingLevel}
        labels={labels}
      />
      {/* The pressed button disappears with the purchase it saved or undid. */}
      <KeepFocus target={root} />
    </div>
  );
});
