import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say how to fill it, and offer the first step.',
      shows: (
        <EmptyState
          title="Your pantry is empty"
          text="Start with five things you always have."
          action={<Button>Add ingredients</Button>}
        />
      ),
    },
    dont: {
      says: 'Don’t just report that there is nothing.',
      shows: <EmptyState title="No data" text="0 items found." />,
    },
  },
];
