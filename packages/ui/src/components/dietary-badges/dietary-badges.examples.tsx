import type { GuidePair } from '../../internal/docs/guide.ts';
import { Badge } from '../badge/index.ts';
import { DietaryBadges } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Show the strictest one: vegan includes vegetarian.',
      shows: <DietaryBadges dietary={{ vegan: true, vegetarian: true }} />,
    },
    dont: {
      says: 'Don’t spell out everything that follows from it.',
      shows: (
        <>
          <Badge tone="have">Vegan</Badge> <Badge tone="have">Vegetarian</Badge>{' '}
          <Badge tone="have">No meat</Badge> <Badge tone="have">No fish</Badge>{' '}
          <Badge tone="have">No dairy</Badge> <Badge tone="have">No eggs</Badge>
        </>
      ),
    },
  },
];
