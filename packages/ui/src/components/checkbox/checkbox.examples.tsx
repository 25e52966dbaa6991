import type { GuidePair } from '../../internal/docs/guide.ts';
import { Checkbox } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say what is true when it is checked.',
      shows: <Checkbox label="Keep my pantry private" defaultChecked />,
    },
    dont: {
      says: 'Don’t make people untangle a negative.',
      shows: <Checkbox label="Do not share my pantry" />,
    },
  },
];
