import type { GuidePair } from '../../internal/docs/guide.ts';
import { DateField } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Leave the order to the browser. The field repeats the date in words.',
      shows: <DateField label="First day" today="2026-11-23" defaultValue="2026-12-04" />,
    },
    dont: {
      says: 'Don’t ask for an order of your own. The browser has another.',
      shows: <DateField label="First day" hint="YYYY/MM/DD" today="2026-11-23" />,
    },
  },
];
