import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { ExpiryList } from './index.ts';

const LIST = {
  today: '2026-11-23',
  items: [
    { id: 'chicken', name: 'Chicken breast', expires: '2026-11-25', isGuess: true },
    { id: 'coriander', name: 'Coriander leaves', expires: '2026-11-30', isGuess: true },
    { id: 'milk', name: 'Milk', expires: '2026-12-03', isGuess: true },
  ],
  onExpiresChange: () => {},
};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Sum it up in one line. Leaving it alone accepts the guesses.',
      shows: (
        <Wide scale={0.7}>
          <ExpiryList {...LIST} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t open it unasked: nobody wants to check forty dates.',
      shows: (
        <Wide scale={0.7}>
          <ExpiryList {...LIST} defaultOpen />
        </Wide>
      ),
    },
  },
];
