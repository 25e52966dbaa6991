import { Button } from '@larder/ui/button';
import { EmptyState } from '@larder/ui/empty-state';
import { PantryIndex, type PantryIndexItem } from '@larder/ui/pantry-index';
import { memo } from 'react';
import { t } from '../../../platform/language/t.ts';
import { shownName } from '../../../platform/locale/shown-name.ts';
import type { PantryItem } from '../../pantry.query.ts';

export interface FoundItemsProps {
  items: readonly PantryItem[];
  pendingIds: readonly string[];
  /** What is searched for; empty for all items. */
  needle: string;
  sort: 'name' | 'expiry';
  /** The day that relative dates start from, as '2026-11-23'. */
  today: string;
  onEdit: (id: string) => void;
  /** Called when a pointer or the focus comes to the items: one of them may be edited next. */
  onApproach?: (() => void) | undefined;
  onDelete: (id: string) => void;
  /** Finds items that match a text; by name only by default. */
  find?: ((items: readonly PantryItem[], text: string) => readonly PantryItem[]) | undefined;
  /** Called with '' to end the search. */
  onTextChange: (text: string) => void;
}

const findByName = (items: readonly PantryItem[], text: string): readonly PantryItem[] =>
  items.filter(({ ingredients }) => ingredients.name.toLowerCase().includes(text.toLowerCase()));

/**
 * The index of the items that match a search. Memoised: finding, sorting and drawing a thousand rows does not delay the
 * letter that is typed, nor a dialog above them.
 */
export const FoundItems = memo(function FoundItems({
  items,
  pendingIds,
  needle,
  sort,
  today,
  onEdit,
  onApproach,
  onDelete,
  find = findByName,
  onTextChange,
}: FoundItemsProps) {
  const found = needle ? find(items, needle) : items;
  if (found.length > 0) {
    return (
      <PantryIndex
        items={found.map(indexItemOf)}
        sort={sort}
        today={today}
        pendingIds={pendingIds}
        onEdit={onEdit}
        onDelete={onDelete}
        // On a touch screen this comes before the press.
        onPointerOver={onApproach}
        onFocus={onApproach}
      />
    );
  }
  return (
    <EmptyState
      title={t('Nothing with that name')}
      text={t('No ingredient in your pantry has “{text}” in its name.', { text: needle })}
      action={
        <Button variant="secondary" onClick={() => onTextChange('')}>
          {t('Show all')}
        </Button>
      }
    />
  );
});

/** A pantry item as an index entry. */
function indexItemOf(item: PantryItem): PantryIndexItem {
  return {
    id: item.id,
    name: shownName(item.ingredients.name),
    quantity: item.quantity,
    unit: item.unit,
    expires: item.expiry_date,
    isGuess: item.expiry_is_guess,
    storage: item.storage,
    isOpened: item.opened,
  };
}
