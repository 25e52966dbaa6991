import type { GuidePair } from '../../internal/docs/guide.ts';
import { NumberField } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Use it for what goes up and down.',
      shows: <NumberField label="Servings" defaultValue="4" min={1} />,
    },
    dont: {
      says: 'Don’t use it for a code: no postcode goes up by one.',
      shows: <NumberField label="Postcode" defaultValue="9000" />,
    },
  },
];
