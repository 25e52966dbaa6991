import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { CookMode, type CookStep } from './index.ts';

const nothing = () => {};
const ACTIONS = [
  'Fry the onions in the oil for 8 minutes.',
  'Stir in the lentils, pour on the stock and simmer for 25 minutes.',
  'Add the spinach. Taste, season and serve.',
];

const cooking = (steps: readonly CookStep[]) => (
  <Wide scale={0.5}>
    <CookMode
      title="Lentil and spinach soup"
      steps={steps}
      step={0}
      onStepChange={nothing}
      onClose={nothing}
      style={{ blockSize: '32rem', borderRadius: 'var(--ld-radius-xl)', overflow: 'hidden' }}
    />
  </Wide>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Give each step one thing to do, and what it needs.',
      shows: cooking(
        ACTIONS.map((text, index) => ({
          text,
          needs:
            index === 0
              ? [
                  { name: 'onions', quantity: 2, unit: 'piece' },
                  { name: 'olive oil', quantity: 1, unit: 'tbsp' },
                ]
              : [],
        })),
      ),
    },
    dont: {
      says: 'Don’t pour the whole method into one.',
      shows: cooking([{ text: ACTIONS.join(' ') }]),
    },
  },
];
