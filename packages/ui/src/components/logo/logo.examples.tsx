import type { GuidePair } from '../../internal/docs/guide.ts';
import { Logo } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'Show it as it is, once per page.', shows: <Logo /> },
    dont: {
      says: 'Don’t recolour or stretch it to match something else.',
      shows: <Logo style={{ filter: 'hue-rotate(150deg)', transform: 'scaleX(1.5)' }} />,
    },
  },
];
