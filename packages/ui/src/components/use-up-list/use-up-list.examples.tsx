import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { UseUpList, type UseUpItem } from './index.ts';

const ITEMS: readonly UseUpItem[] = [
  {
    id: 'mince',
    name: 'Minced beef',
    expires: '2026-11-23',
    dish: { title: 'Ballekes in tomatensaus', href: '#ballekes' },
  },
  { id: 'spinach', name: 'Spinach', expires: '2026-11-25', dish: { title: 'Palak paneer', href: '#palak' } },
  { id: 'yoghurt', name: 'Yoghurt', expires: '2026-12-04' },
  { id: 'lemons', name: 'Lemons', expires: '2026-12-09' },
  { id: 'feta', name: 'Feta', expires: '2026-12-15' },
  { id: 'eggs', name: 'Eggs', expires: '2026-12-18' },
];

const list = (items: readonly UseUpItem[]) => (
  <Wide scale={0.7}>
    <UseUpList today="2026-11-23" items={items} />
  </Wide>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'List the few things that will not wait.', shows: list(ITEMS.slice(0, 2)) },
    dont: { says: 'Don’t list what keeps for a week: then nothing is urgent.', shows: list(ITEMS) },
  },
];
