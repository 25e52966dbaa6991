import type { GuidePair } from '../../internal/docs/guide.ts';
import { TextField } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Keep the label above the text, and the rule in the hint.',
      shows: <TextField label="Name of the list" hint="Up to 100 characters" defaultValue="Sunday pots" />,
    },
    dont: {
      says: 'Don’t use the placeholder as a label. Once something is typed, what was it?',
      shows: <TextField label="Name of the list" hideLabel placeholder="Name (up to 100 characters)" />,
    },
  },
];
