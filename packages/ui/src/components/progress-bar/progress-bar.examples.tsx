import type { GuidePair } from '../../internal/docs/guide.ts';
import { ProgressBar } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Count what people wait for.',
      shows: <ProgressBar label="Saving recipes" value={18} max={40} valueText="18 of 40" />,
    },
    dont: {
      says: 'Don’t show a percentage of nothing in particular.',
      shows: <ProgressBar label="Please wait" value={45} />,
    },
  },
];
