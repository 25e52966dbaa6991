import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { Button } from '../button/index.ts';
import { PantryHint } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Show the way to the pantry: pass an action.',
      shows: (
        <Wide scale={0.8}>
          <PantryHint action={<Button size="small">Open pantry</Button>} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t give advice without a way to follow it.',
      shows: (
        <Wide scale={0.8}>
          <PantryHint />
        </Wide>
      ),
    },
  },
];
