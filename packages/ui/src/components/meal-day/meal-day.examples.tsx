import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { MealDay } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say why there is no dinner.',
      shows: (
        <Wide scale={0.8}>
          <MealDay day="Friday" meals={[]} free="out" />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t leave the day blank. Free, or forgotten?',
      shows: (
        <Wide scale={0.8}>
          <MealDay day="Friday" meals={[]} />
        </Wide>
      ),
    },
  },
];
