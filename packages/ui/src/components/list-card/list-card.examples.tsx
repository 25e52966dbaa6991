import { STORY_LISTS } from '../../testing/story-lists.ts';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { ListCard } from './index.ts';

const { id: _id, ...favorites } = STORY_LISTS.favorites;
const nothing = () => {};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Leave the built-in list without actions.',
      shows: (
        <Wide scale={0.6}>
          <ListCard {...favorites} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t offer to rename or delete what the hearts rely on.',
      shows: (
        <Wide scale={0.6}>
          <ListCard {...favorites} onEdit={nothing} onDelete={nothing} />
        </Wide>
      ),
    },
  },
];
