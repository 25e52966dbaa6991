import type { GuidePair } from '../../internal/docs/guide.ts';
import { ShoppingList, type ShoppingItem } from './index.ts';

const item = (id: string, name: string, quantity: number, unit: string): ShoppingItem => ({
  id,
  name,
  quantity,
  unit,
  category: 'Produce',
});

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Add up what several recipes need: one row for each thing to buy.',
      shows: (
        <ShoppingList
          items={[item('onions', 'Onions', 3, 'piece'), item('limes', 'Limes', 4, 'piece')]}
          defaultCheckedIds={['limes']}
          headingLevel={3}
        />
      ),
    },
    dont: {
      says: 'Don’t leave the sums to the shopper.',
      shows: (
        <ShoppingList
          items={[
            item('dal', 'Onion, for the dal', 1, 'piece'),
            item('soup', 'Onions, for the soup', 2, 'piece'),
            item('tacos', 'Limes, for the tacos', 4, 'piece'),
          ]}
          headingLevel={3}
        />
      ),
    },
  },
];
