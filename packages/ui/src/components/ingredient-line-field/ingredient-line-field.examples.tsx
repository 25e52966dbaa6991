import { STORY_UNITS, storyFind, storySuggest } from '../../testing/story-lines.ts';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { IngredientLineField, readLine, UNREAD_LINE } from './index.ts';

const LINE = { label: 'Ingredient 1', suggest: storySuggest, find: storyFind, units: STORY_UNITS };
const TYPED = { ...UNREAD_LINE, text: 'a good knob of butter' };

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Take the line as it is, and ask where you are in doubt.',
      shows: (
        <Wide>
          <IngredientLineField
            {...LINE}
            defaultValue={readLine(TYPED, {
              ingredient: storyFind('Butter'),
              quantity: null,
              unit: null,
              notes: 'a good knob',
              certainty: 'doubtful',
            })}
          />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t reject it, or make cooks write for your parser.',
      shows: (
        <Wide>
          <IngredientLineField
            {...LINE}
            defaultValue={TYPED}
            error="Use the format: quantity, unit, name"
            labels={{ unread: '' }}
          />
        </Wide>
      ),
    },
  },
];
