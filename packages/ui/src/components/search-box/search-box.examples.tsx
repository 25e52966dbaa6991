import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { SearchBox } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say what it finds.',
      shows: (
        <Wide>
          <SearchBox placeholder="Dish or ingredient" />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t say what the magnifier says. Search for what?',
      shows: (
        <Wide>
          <SearchBox placeholder="Search..." />
        </Wide>
      ),
    },
  },
];
