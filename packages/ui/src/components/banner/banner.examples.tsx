import type { GuidePair } from '../../internal/docs/guide.ts';
import { Banner } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Show the one message that matters most.',
      shows: <Banner tone="danger">Your changes were not saved. Check your connection.</Banner>,
    },
    dont: {
      says: 'Don’t stack banners. Nobody reads the third.',
      shows: (
        <>
          <Banner tone="danger">Your changes were not saved.</Banner>
          <Banner tone="warning">You are offline.</Banner>
          <Banner tone="info">Three ingredients expire soon.</Banner>
        </>
      ),
    },
  },
];
