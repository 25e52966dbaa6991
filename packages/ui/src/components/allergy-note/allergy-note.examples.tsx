import type { GuidePair } from '../../internal/docs/guide.ts';
import { AllergyNote } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Name the ingredient, and its class if that is not obvious.',
      shows: <AllergyNote contains={['peanuts', 'soy sauce (wheat)']} />,
    },
    dont: {
      says: 'Don’t name only the class. Which one do I leave out?',
      shows: <AllergyNote contains={['nuts', 'gluten']} />,
    },
  },
];
