import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { STORY_UNITS, storyFind, storyReading, storySuggest } from '../../testing/story-lines.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { DietaryBadges } from '../dietary-badges/index.ts';
import { IngredientLineField, readLine, UNREAD_LINE } from '../ingredient-line-field/index.ts';

const TEXT = '250 g butter';

const line = (
  <IngredientLineField
    label="Ingredient 1"
    suggest={storySuggest}
    find={storyFind}
    units={STORY_UNITS}
    defaultValue={readLine({ ...UNREAD_LINE, text: TEXT }, storyReading(TEXT))}
  />
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Work out what follows from the ingredients.',
      shows: (
        <Wide scale={0.8}>
          <div style={{ display: 'grid', gap: 'var(--ld-space-4)' }}>
            {line}
            <DietaryBadges dietary={{ contains_dairy: true, vegetarian: true }} />
          </div>
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t ask the cook for it too: the two will disagree.',
      shows: (
        <Wide scale={0.8}>
          <div style={{ display: 'grid', gap: 'var(--ld-space-4)' }}>
            {line}
            <CheckboxGroup
              legend="Diets and allergens"
              options={['Vegan', 'Vegetarian', 'Contains dairy'].map((label) => ({ value: label, label }))}
              defaultValue={['Vegan']}
            />
          </div>
        </Wide>
      ),
    },
  },
];
