import type { GuidePair } from '../../internal/docs/guide.ts';
import { PantryIndex, type PantryIndexItem } from './index.ts';

const milk = (id: string, expires: string | null, name = 'Milk'): PantryIndexItem => ({
  id,
  name,
  quantity: 1,
  unit: 'l',
  expires,
});
const nothing = () => {};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Pass each batch with its own date. The index groups them, the earliest first.',
      shows: (
        <PantryIndex
          items={[milk('first', '2026-11-27'), milk('second', '2026-12-02')]}
          today="2026-11-25"
          onEdit={nothing}
          onDelete={nothing}
        />
      ),
    },
    dont: {
      says: 'Don’t write dates into names: they cannot be sorted, and nobody is warned.',
      shows: (
        <PantryIndex
          items={[milk('first', null, 'Milk (27 Nov)'), milk('second', null, 'Milk (2 Dec)')]}
          today="2026-11-25"
          onEdit={nothing}
          onDelete={nothing}
        />
      ),
    },
  },
];
