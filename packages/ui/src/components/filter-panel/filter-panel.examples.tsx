import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { Button } from '../button/index.ts';
import { FilterPanel } from './index.ts';

const VALUE = { flags: ['vegetarian'], countries: [] } as const;
const UNDER = { marginBlockStart: 'var(--ld-space-4)' };

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Let each press take effect at once, above the results.',
      shows: (
        <Wide scale={0.7}>
          <FilterPanel defaultValue={VALUE} />
          <p style={UNDER}>
            <b>14 recipes</b>
          </p>
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t add a button to apply what people have already chosen.',
      shows: (
        <Wide scale={0.7}>
          <FilterPanel defaultValue={VALUE} />
          <Button style={UNDER}>Apply filters</Button>
        </Wide>
      ),
    },
  },
];
