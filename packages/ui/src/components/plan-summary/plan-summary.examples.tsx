import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { PlanSummary } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Leave out what is unknown: the row closes up.',
      shows: (
        <Wide scale={0.8}>
          <PlanSummary recipeCount={4} averageMatch={67} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t show it as 0. A week for nothing?',
      shows: (
        <Wide scale={0.8}>
          <PlanSummary recipeCount={4} averageMatch={67} averageCost={0} />
        </Wide>
      ),
    },
  },
];
