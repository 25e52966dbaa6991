'use client';
import { isALittle, isUnit } from '@larder/domain';
import {
  Fragment,
  forwardRef,
  useCallback,
  useMemo,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { intoColumns } from '../../internal/into-columns.ts';
import { KeepFocus } from '../../internal/keep-focus.tsx';
import { useTermNames, useTerms } from '../../internal/vocabulary/use-terms.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { LARDER_AISLES } from '../../generated/larder-vocabulary.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useLocale, useWords } from '../locale/index.ts';
import { groupByCategory, shoppingText, type ShoppingGroup } from './shopping-groups.ts';
import { ShoppingListBought } from './shopping-list-bought.tsx';
import type { ShoppingItem, ShoppingPurchase, WaitingShoppingPurchase } from './shopping-item.ts';
import { ShoppingListGroup } from './shopping-list-group.tsx';
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
  defaultCheckedIds?: readonly ItemId[] | undefined;
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
/** Height of a category heading, in rows. */
const HEADING_ROWS = 1.3;
const rowsOf = (group: ShoppingGroup) => group.items.length + HEADING_ROWS;

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
  const [ids, setIds] = useControllable<readonly ItemId[]>({
    value: checkedIds,
    defaultValue: defaultCheckedIds,
    onChange: onCheckedIdsChange,
  });
  const checked = useMemo(() => new Set(ids), [ids]);
  const aisles = useTerms('aisles', LARDER_AISLES);
  const aisleNames = useTermNames('aisles');
  const groups = useMemo(() => groupByCategory(items, compare, aisles), [items, compare, aisles]);
  const columns = useMemo(() => intoColumns(groups, rowsOf), [groups]);
  // A tick draws one row, and puts no row into words again.
  const texts = useMemo(() => new Map(items.map((item) => [item.id, textsOf(item, words)])), [items, words]);
  const estimate = useMemo(() => estimateOf(items, words), [items, words]);
  const done = items.filter(({ id }) => checked.has(id)).length;

  const check = useCallback(
    (isChecked: boolean, id: ItemId) =>
      setIds((before) => (isChecked ? [...before, id] : before.filter((other) => other !== id))),
    [setIds],
  );
  function titleOf(aisle: string) {
    const given = labels?.category?.(aisle) ?? aisle;
    if (given !== aisle) return given;
    const said = words.category(aisle);
    const { label = aisle } = aisles.find(({ id }) => id === aisle) ?? {};
    return aisleNames[aisle] ?? (said === aisle ? label : said);
  }

  function copy() {
    const left = groups.flatMap((group) => group.items).filter(({ id }) => !checked.has(id));
    onCopy?.(shoppingText(left, words.amount));
  }

  function clear() {
    const gone = items.map(({ id }) => id).filter((id) => checked.has(id));
    setIds(NONE);
    if (gone.length > 0) onCleared?.(gone);
  }

  function buy() {
    onBuy?.(items.map(({ id }) => id).filter((id) => checked.has(id)));
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
            checked={done}
            total={items.length}
            estimate={estimate}
            onCheckAll={() => setIds(items.map(({ id }) => id))}
            onClearAll={clear}
            onCopy={onCopy ? copy : undefined}
            onBuy={onBuy ? buy : undefined}
            pending={pending}
            buysLater={buysLater}
            unavailable={buysLater ? undefined : unavailable}
            labels={labels}
          />
          <div data-slot="shopping-list-groups" className={styles.groups}>
            {columns.map((column, index) => (
              <div key={index === 0 ? 'first' : 'second'} className={styles.column}>
                {column.map((group) => (
                  <ShoppingListGroup
                    key={group.category}
                    title={titleOf(group.category)}
                    count={group.items.length}
                    headingLevel={headingLevel}
                    labels={labels}
                  >
                    {group.items.map((item) => {
                      const row = {
                        value: item.id,
                        name: item.name,
                        ...texts.get(item.id),
                        checked: checked.has(item.id),
                        onCheckedChange: check,
                      };
                      return <Fragment key={item.id}>{renderItem(row, item)}</Fragment>;
                    })}
                  </ShoppingListGroup>
                ))}
              </div>
            ))}
          </div>
          {done > 0 ? details : null}
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

const isPartly = ({ need, have }: ShoppingItem) => need !== undefined && have !== undefined;

/** The texts of a row beside its name. */
const textsOf = (item: ShoppingItem, words: ShoppingListLabels) => ({
  amount: item.soldAs
    ? words.soldAs(item.soldAs, item.soldCount ?? 1)
    : words.amount(item.quantity, item.unit),
  amountDetail: belowAmount(item, words),
  detail: figures(item, words),
});

/** How it is sold, or that the amount is what is missing. */
function belowAmount(item: ShoppingItem, words: ShoppingListLabels): string | undefined {
  if (item.soldAs) return undefined;
  if (item.packs) return words.packs(item.packs);
  return isPartly(item) ? words.toBuy : undefined;
}

/** The breakdown of the amount, and any notes. */
function figures(item: ShoppingItem, words: ShoppingListLabels): string | undefined {
  const { need, have, unit, needUnit = unit, haveUnit = needUnit, soldAs, quantity, note } = item;
  const amount = (some: number, of: string) =>
    isUnit(of) && isALittle({ quantity: some, unit: of }) ? words.little : words.named(some, of);
  const parts = [
    need === undefined
      ? soldAs && words.needed(words.named(quantity, unit))
      : have === undefined
        ? words.needed(words.named(need, needUnit))
        : words.figures(words.named(need, needUnit), amount(have, haveUnit)),
    note,
    item.staple && words.staple,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** The approximate cost of the list, if any item's is known; staples are left out. */
function estimateOf(items: readonly ShoppingItem[], words: ShoppingListLabels): string | undefined {
  const bought = items.filter(({ staple = false }) => !staple);
  const cost = bought.reduce((sum, item) => sum + (item.cost ?? 0), 0);
  return cost > 0 ? words.estimate(cost, bought.length < items.length) : undefined;
}
