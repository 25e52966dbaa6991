import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { IngredientList, type RecipeIngredient } from './index.ts';

const SPINACH = { id: 2, name: 'Spinach', quantity: 200, unit: 'g' };
const RICE = { id: 1, name: 'Short-grain rice', quantity: 300, unit: 'g' };
const nothing = () => {};

const list = (rice: RecipeIngredient, matchingIds: readonly number[]) => (
  <Wide scale={0.8}>
    <IngredientList
      ingredients={[rice, SPINACH]}
      matchingIds={matchingIds}
      onAdd={nothing}
      onRemove={nothing}
    />
  </Wide>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say how much is missing when there is some, but not enough.',
      shows: list(
        {
          ...RICE,
          short: true,
          available: { quantity: 100, unit: 'g' },
          lacking: { quantity: 200, unit: 'g' },
        },
        [SPINACH.id],
      ),
    },
    dont: {
      says: 'Don’t tick it off because there is some. The cook finds out at the stove.',
      shows: list(RICE, [RICE.id, SPINACH.id]),
    },
  },
];
