import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { STORY_MEAL } from '../../testing/story-meals.ts';
import { MealCard } from './index.ts';

const { instructions: _instructions, nutrition: _nutrition, ...dal } = STORY_MEAL;

const card = (reason: string) => (
  <Wide scale={0.45}>
    <MealCard {...dal} reason={reason} />
  </Wide>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say why this meal, on this day.',
      shows: card('Ten of the twelve ingredients are already on your shelf, and the lentils want using.'),
    },
    dont: {
      says: 'Don’t praise it: that is true of every dish.',
      shows: card('A delicious and satisfying dinner that the whole family will love!'),
    },
  },
];
