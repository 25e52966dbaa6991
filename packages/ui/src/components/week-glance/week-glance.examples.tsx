import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { STORY_GLANCE } from '../../testing/story-week.ts';
import { WeekGlance } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Pass all seven days: an evening off is news too.',
      shows: (
        <Wide scale={0.6}>
          <WeekGlance days={STORY_GLANCE} today="2026-11-24" />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t leave out the free ones. What became of Thursday?',
      shows: (
        <Wide scale={0.6}>
          <WeekGlance days={STORY_GLANCE.filter(({ kind }) => kind === 'meal')} today="2026-11-24" />
        </Wide>
      ),
    },
  },
];
