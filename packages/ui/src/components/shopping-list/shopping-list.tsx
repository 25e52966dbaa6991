'use client';
import { forwardRef, useCallback, useMemo, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { intoColumns } from '../../internal/into-columns.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useLocale, useWords } from '../locale/index.ts';
import { groupByCategory, shoppingText, type ShoppingGroup } from './shopping-groups.ts';
import type { ShoppingItem } from './shopping-item.ts';
import { ShoppingListGroup } from './shopping-list-group.tsx';
import { ShoppingListProgress } from './shopping-list-progress.tsx';
import { ShoppingListRow } from './shopping-list-row.tsx';
import styles from './shopping-list.module.css';
import { SHOPPING_WORDS, type ShoppingListLabels } from './shopping-words.ts';

/** Props of {@link ShoppingList}; every attribute of a `div` goes on the root. */
export interface ShoppingListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onCopy'> {
  /** In any order. */
  items: readonly ShoppingItem[];
  /** The ids of what is in the basket. Controlled when given. */
  checkedIds?: readonly string[] | undefined;
  defaultCheckedIds?: readonly string[] | undefined;
  onCheckedIdsChange?: ((ids: readonly string[]) => void) | undefined;
  /** Called with what is left to buy as text, one item a line. Without it there is no 'Copy List'. */
  onCopy?: ((text: string) => void) | undefined;
  /** The level of the categories in the page's outline. */
  headingLevel?: 2 | 3 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<ShoppingListLabels> | undefined;
}

const NONE: readonly string[] = [];
/** What a category takes of a column beside its rows, in rows. */
const HEADING_ROWS = 1.3;
const rowsOf = (group: ShoppingGroup) => group.items.length + HEADING_ROWS;

/** What to buy, in the order of a shop, and how far one is. Checked items stay where they are. */
export const ShoppingList = forwardRef<HTMLDivElement, ShoppingListProps>(function ShoppingList(
  {
    items,
    checkedIds,
    defaultCheckedIds = NONE,
    onCheckedIdsChange,
    onCopy,
    headingLevel = 3,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const { compare } = useLocale();
  const words = useWords(SHOPPING_WORDS, labels);
  const [ids, setIds] = useControllable<readonly string[]>({
    value: checkedIds,
    defaultValue: defaultCheckedIds,
    onChange: onCheckedIdsChange,
  });
  const checked = useMemo(() => new Set(ids), [ids]);
  const groups = useMemo(() => groupByCategory(items, compare), [items, compare]);
  const columns = useMemo(() => intoColumns(groups, rowsOf), [groups]);
  const done = items.filter(({ id }) => checked.has(id)).length;

  const check = useCallback(
    (isChecked: boolean, id: string) =>
      setIds((before) => (isChecked ? [...before, id] : before.filter((other) => other !== id))),
    [setIds],
  );
  function copy() {
    const left = groups.flatMap((group) => group.items).filter(({ id }) => !checked.has(id));
    onCopy?.(shoppingText(left, words.amount));
  }

  return (
    <div ref={ref} {...rest} data-slot="shopping-list" className={classNames(styles.root, className)}>
      {items.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} headingLevel={headingLevel} />
      ) : (
        <>
          <ShoppingListProgress
            checked={done}
            total={items.length}
            onCheckAll={() => setIds(items.map(({ id }) => id))}
            onClearAll={() => setIds(NONE)}
            onCopy={onCopy ? copy : undefined}
            labels={labels}
          />
          <div data-slot="shopping-list-groups" className={styles.groups}>
            {columns.map((column, index) => (
              <div key={index === 0 ? 'first' : 'second'} className={styles.column}>
                {column.map((group) => (
                  <ShoppingListGroup
                    key={group.category}
                    title={words.category(group.category)}
                    count={group.items.length}
                    headingLevel={headingLevel}
                    labels={labels}
                  >
                    {group.items.map((item) => (
                      <ShoppingListRow
                        key={item.id}
                        value={item.id}
                        name={item.name}
                        amount={words.amount(item.quantity, item.unit)}
                        detail={figures(item, words)}
                        checked={checked.has(item.id)}
                        onCheckedChange={check}
                      />
                    ))}
                  </ShoppingListGroup>
                ))}
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
});

function figures({ need, have, unit }: ShoppingItem, words: ShoppingListLabels): string | undefined {
  if (need === undefined || have === undefined) return undefined;
  return words.figures(words.amount(need, unit), words.amount(have, unit));
}
