import { storyGlyph } from '../../testing/story-glyphs.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { IngredientChips } from './index.ts';

const NAMES = ['Eggs', 'Garlic', 'Coconut milk', 'Lemons', 'Carrots'];
const nothing = () => {};

const chips = (drawn: readonly string[]) => (
  <Wide scale={0.8}>
    <IngredientChips
      items={NAMES.map((name) => ({
        id: name,
        name,
        glyph: drawn.includes(name) ? storyGlyph(name) : undefined,
      }))}
      onRemove={nothing}
    />
  </Wide>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'Draw every ingredient, or none.', shows: chips(NAMES) },
    dont: {
      says: 'Don’t draw only those you have a picture of. What do the others lack?',
      shows: chips(['Garlic', 'Carrots']),
    },
  },
];
