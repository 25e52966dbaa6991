import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { STORY_MEALS } from '../../testing/story-meals.ts';
import { MealSwapOption } from './index.ts';

const nothing = () => {};

const { title = '', picture, totalTime, matchPercentage } = { ...STORY_MEALS[2] };
const MEAL = { id: 2, title, picture, totalTime, matchPercentage };

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say what it would change.',
      shows: (
        <Wide scale={0.7}>
          <MealSwapOption
            meal={{ ...MEAL, adds: ['beef sirloin', 'bean sprouts'], saves: ['naan'] }}
            onChoose={nothing}
          />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t leave people to find out in the shop.',
      shows: (
        <Wide scale={0.7}>
          <MealSwapOption meal={MEAL} onChoose={nothing} />
        </Wide>
      ),
    },
  },
];
