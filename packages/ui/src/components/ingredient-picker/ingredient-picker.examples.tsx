import { storyGlyph } from '../../testing/story-glyphs.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { IngredientPicker } from './index.ts';

const PICKER = { suggest: () => [], onAdd: () => null, onRemove: () => {} };
const picked = (name: string) => ({ id: name, name, glyph: storyGlyph(name) });

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Use it to pick a few out of thousands.',
      shows: (
        <IngredientPicker
          {...PICKER}
          label="What you do not like"
          items={[picked('Coconut milk'), picked('Ginger')]}
        />
      ),
    },
    dont: {
      says: 'Don’t make people type one of three. Chips show them all.',
      shows: (
        <IngredientPicker
          {...PICKER}
          label="Meals to plan"
          hint="Breakfast, lunch or dinner"
          items={[{ id: 'dinner', name: 'Dinner' }]}
        />
      ),
    },
  },
];
