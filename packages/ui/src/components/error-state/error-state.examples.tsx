import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';
import { ErrorState } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say what did not load, and offer a way out.',
      shows: (
        <ErrorState
          title="Failed to load recipes"
          text="The connection was lost."
          action={<Button>Try Again</Button>}
        />
      ),
    },
    dont: {
      says: 'Don’t show people what only you can read.',
      shows: (
        <ErrorState
          title="Error 502"
          text="GET /api/v1/recipes: upstream closed (ECONNRESET)"
          action={<Button variant="ghost">Dismiss</Button>}
        />
      ),
    },
  },
];
