import type { GuidePair } from '../../internal/docs/guide.ts';
import { Badge } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'Put what the colour means into words.', shows: <Badge tone="missing">Need 3 items</Badge> },
    dont: { says: 'Don’t leave it to the colour.', shows: <Badge tone="missing">3</Badge> },
  },
  {
    do: {
      says: 'Pick the one fact that matters here.',
      shows: (
        <>
          <b>Dal tadka</b> <Badge tone="have">Vegan</Badge>
        </>
      ),
    },
    dont: {
      says: 'Don’t badge everything, or nothing stands out.',
      shows: (
        <>
          <b>Dal tadka</b> <Badge tone="have">Vegan</Badge> <Badge>40 min</Badge> <Badge>Serves 4</Badge>{' '}
          <Badge tone="missing">New</Badge> <Badge>Indian</Badge> <Badge>Easy</Badge>
        </>
      ),
    },
  },
];
