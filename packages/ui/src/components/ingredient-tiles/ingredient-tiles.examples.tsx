import { storyGlyph } from '../../testing/story-glyphs.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { IngredientTiles } from './index.ts';

const COMMON = [
  ['Eggs', '6'],
  ['Onions', '3'],
  ['Garlic', '1 head'],
  ['Potatoes', '6'],
] as const;
const RARE = ['Agar-agar', 'Ajwain', 'Amaranth', 'Asafoetida'];
const nothing = () => {};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Put first what most kitchens have, and say how much a tap adds.',
      shows: (
        <Wide scale={0.8}>
          <IngredientTiles
            tiles={COMMON.map(([name, amount]) => ({ id: name, name, amount, glyph: storyGlyph(name) }))}
            value={['Eggs']}
            onToggle={nothing}
          />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t begin with the alphabet. Who buys ajwain first?',
      shows: (
        <Wide scale={0.8}>
          <IngredientTiles tiles={RARE.map((name) => ({ id: name, name }))} value={[]} onToggle={nothing} />
        </Wide>
      ),
    },
  },
];
