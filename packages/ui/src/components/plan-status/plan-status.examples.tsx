import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { ProgressBar } from '../progress-bar/index.ts';
import { PlanStatus } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say what is going on, and for how long.',
      shows: (
        <Wide scale={0.6}>
          <PlanStatus status="generating" seconds={4} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t invent steps: nobody knows how much is left.',
      shows: (
        <Wide>
          <ProgressBar label="Analysing your taste" value={73} />
        </Wide>
      ),
    },
  },
];
