import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { ResultsBar } from './index.ts';

const nothing = () => {};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say what is hidden, why, and how to see it.',
      shows: (
        <Wide>
          <ResultsBar
            page={1}
            total={17}
            avoidance={{ things: ['nuts'], hidden: 12, onShownChange: nothing }}
          />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t drop results in silence. Where is the pesto?',
      shows: (
        <Wide>
          <ResultsBar page={1} total={17} />
        </Wide>
      ),
    },
  },
];
