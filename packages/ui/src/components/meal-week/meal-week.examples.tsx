import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { STORY_MEAL } from '../../testing/story-meals.ts';
import { MealWeek, type FreeEvening } from './index.ts';

const { instructions: _instructions, ...dal } = STORY_MEAL;

const week = (free: readonly FreeEvening[]) => (
  <Wide scale={0.4}>
    <MealWeek meals={[{ ...dal, date: '2026-11-23' }]} free={free} onPlan={() => {}} />
  </Wide>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Pass the free evenings too: each can be planned.',
      shows: week([
        { date: '2026-11-24', why: 'nothing' },
        { date: '2026-11-25', why: 'out' },
      ]),
    },
    dont: { says: 'Don’t leave gaps. Where does Tuesday’s dinner go?', shows: week([]) },
  },
];
