import type { GuidePair } from '../../internal/docs/guide.ts';
import { AllergyNote } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Name the ingredient, and its allergen where that is not obvious.',
      shows: <AllergyNote contains={['peanuts', 'soy sauce (wheat)']} />,
    },
    dont: {
      says: 'Don’t name only the allergen. Which ingredient is it in?',
      shows: <AllergyNote contains={['nuts', 'gluten']} />,
    },
  },
];
