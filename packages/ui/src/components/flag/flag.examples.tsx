import type { GuidePair } from '../../internal/docs/guide.ts';
import { Flag } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Show where a dish comes from.',
      shows: (
        <span>
          <Flag country="mexico" label="" /> Tacos al pastor
        </span>
      ),
    },
    dont: {
      says: 'Don’t use a flag for a language: Spanish is spoken in twenty countries.',
      shows: (
        <span>
          <Flag country="spain" label="" /> Español
        </span>
      ),
    },
  },
];
