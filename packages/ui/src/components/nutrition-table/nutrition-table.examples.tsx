import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { NutritionTable } from './index.ts';

const KNOWN = { calories: 612, fat: 21.4, protein: 27.8 };

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Leave out what is unknown.',
      shows: (
        <Wide scale={0.8}>
          <NutritionTable nutrition={KNOWN} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t show it as 0: some people must count salt.',
      shows: (
        <Wide scale={0.8}>
          <NutritionTable nutrition={{ ...KNOWN, sugars: 0, salt: 0 }} />
        </Wide>
      ),
    },
  },
];
