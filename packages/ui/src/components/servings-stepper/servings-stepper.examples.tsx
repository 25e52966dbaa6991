import type { GuidePair } from '../../internal/docs/guide.ts';
import { ServingsStepper } from './index.ts';

const forThree = (amounts: readonly string[]) => (
  <div style={{ display: 'grid', gap: 'var(--ld-space-3)', justifyItems: 'start' }}>
    <ServingsStepper value={3} onValueChange={() => {}} />
    <ul>
      {amounts.map((amount) => (
        <li key={amount}>{amount}</li>
      ))}
    </ul>
  </div>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Round amounts the way a cook would write them.',
      shows: forThree(['1½ onions', '190 g red lentils', '¾ tsp cumin']),
    },
    dont: {
      says: 'Don’t print what the calculator says.',
      shows: forThree(['1.5 onions', '187.5 g red lentils', '0.75 tsp cumin']),
    },
  },
];
