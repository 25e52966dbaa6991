import type { GuidePair } from '../../internal/docs/guide.ts';
import { MatchBadge } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'Keep the word beside the figure.', shows: <MatchBadge percentage={67} /> },
    dont: {
      says: 'Don’t show a bare number. 67 what?',
      shows: <MatchBadge percentage={67}>67</MatchBadge>,
    },
  },
];
