import type { GuidePair } from '../../internal/docs/guide.ts';
import { ExpiryField } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Suggest a date, and mark it as a guess.',
      shows: <ExpiryField label="Expires" today="2026-11-23" defaultValue="2026-11-27" guess />,
    },
    dont: {
      says: 'Don’t demand a date that nobody knows.',
      shows: <ExpiryField label="Expires" today="2026-11-23" error="Enter an expiry date" required />,
    },
  },
];
