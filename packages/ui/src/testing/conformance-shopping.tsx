import * as ui from './every-component.ts';
import type { Row } from './conformance-row.ts';
import { STORY_PURCHASES } from './story-shopping.ts';

const nothing = () => undefined;

/** One row each for expiry, the progress bar and the parts of the shopping list. */
export const SHOPPING_CONFORMANCE: readonly Row[] = [
  {
    slot: 'expired-notice',
    element: (common) => (
      <ui.ExpiredNotice
        {...common}
        items={[]}
        onStillGood={nothing}
        onUsedUp={nothing}
        onThrownAway={nothing}
      />
    ),
  },
  {
    slot: 'expiry-list',
    element: (common) => (
      <ui.ExpiryList {...common} items={[{ id: 'milk', name: 'Milk' }]} onExpiresChange={() => undefined} />
    ),
  },
  {
    slot: 'use-up-list',
    element: (common) => (
      <ui.UseUpList {...common} items={[{ id: 'milk', name: 'Milk', expires: '2026-11-23' }]} />
    ),
  },
  { slot: 'progress-bar', element: (common) => <ui.ProgressBar label="Saving" value={40} {...common} /> },
  { slot: 'shopping-list', element: (common) => <ui.ShoppingList items={[]} {...common} /> },
  {
    slot: 'shopping-list-progress',
    element: (common) => <ui.ShoppingListProgress checked={1} total={2} {...common} />,
  },
  {
    slot: 'shopping-list-bought',
    element: (common) => <ui.ShoppingListBought purchases={STORY_PURCHASES} {...common} />,
  },
  {
    slot: 'shopping-list-group',
    element: (common) => <ui.ShoppingListGroup title="Dairy" count={0} {...common} />,
  },
  {
    slot: 'shopping-list-row',
    element: (common) => <ui.ShoppingListRow value="milk" name="Milk" {...common} />,
  },
];
