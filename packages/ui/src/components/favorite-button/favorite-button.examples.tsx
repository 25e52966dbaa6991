import type { GuidePair } from '../../internal/docs/guide.ts';
import { FavoriteButton } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Keep the label. The filled heart shows that it is on.',
      shows: (
        <>
          <FavoriteButton variant="words" />
          <FavoriteButton variant="words" defaultPressed />
        </>
      ),
    },
    dont: {
      says: 'Don’t change it too: a filled heart that says ‘Remove’ says two things.',
      shows: (
        <>
          <FavoriteButton variant="words" labels={{ favorite: 'Add to Favorites' }} />
          <FavoriteButton variant="words" defaultPressed labels={{ favorite: 'Remove from Favorites' }} />
        </>
      ),
    },
  },
];
