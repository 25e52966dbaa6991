'use client';
import { Fragment, useMemo, type ReactNode } from 'react';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { intoColumns } from '../../internal/into-columns.ts';
import { useTermNames, useTerms } from '../../internal/vocabulary/use-terms.ts';
import { LARDER_AISLES } from '../../generated/larder-vocabulary.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import type { ShoppingGroup } from './shopping-groups.ts';
import { shoppingItemTexts } from './shopping-item-texts.ts';
import type { ShoppingItem } from './shopping-item.ts';
import { ShoppingListGroup } from './shopping-list-group.tsx';
import type { ShoppingListRowProps } from './shopping-list-row.tsx';
import styles from './shopping-list.module.css';
import type { ShoppingListLabels } from './shopping-words.ts';

interface ShoppingListGroupsProps {
  groups: readonly ShoppingGroup[];
  /** Ids of the items in the basket. */
  checked: ReadonlySet<ItemId>;
  onCheckedChange: (isChecked: boolean, id: ItemId) => void;
  renderItem: (row: ShoppingListRowProps, item: ShoppingItem) => ReactNode;
  /** The level of the categories' headings. */
  headingLevel: HeadingLevel;
  words: ShoppingListLabels;
  labels: Partial<ShoppingListLabels> | undefined;
}

/** Height of a category heading, in rows. */
const HEADING_ROWS = 1.3;
const rowsOf = (group: ShoppingGroup) => group.items.length + HEADING_ROWS;

/** The categories with their items, in two columns of about the same height. */
export function ShoppingListGroups({
  groups,
  checked,
  onCheckedChange,
  renderItem,
  headingLevel,
  words,
  labels,
}: ShoppingListGroupsProps) {
  const titleOf = useTitleOf(labels, words);
  const columns = useMemo(() => intoColumns(groups, rowsOf), [groups]);
  // A tick draws one row, and puts no row into words again.
  const texts = useMemo(() => {
    const items = groups.flatMap((group) => group.items);
    return new Map(items.map((item) => [item.id, shoppingItemTexts(item, words)]));
  }, [groups, words]);

  return (
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
                  onCheckedChange,
                };
                return <Fragment key={item.id}>{renderItem(row, item)}</Fragment>;
              })}
            </ShoppingListGroup>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The title of an aisle: from `labels`, the provider's vocabulary, or the built-in text, in this order. */
function useTitleOf(
  labels: Partial<ShoppingListLabels> | undefined,
  words: ShoppingListLabels,
): (aisle: string) => string {
  const aisles = useTerms('aisles', LARDER_AISLES);
  const aisleNames = useTermNames('aisles');
  return (aisle) => {
    const given = labels?.category?.(aisle) ?? aisle;
    if (given !== aisle) return given;
    const said = words.category(aisle);
    const { label = aisle } = aisles.find(({ id }) => id === aisle) ?? {};
    return aisleNames[aisle] ?? (said === aisle ? label : said);
  };
}
