import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Give each view one primary button. The rest step back.',
      shows: (
        <>
          <Button>Save recipe</Button>
          <Button variant="ghost">Cancel</Button>
        </>
      ),
    },
    dont: {
      says: 'Don’t let two actions compete for attention.',
      shows: (
        <>
          <Button>Save recipe</Button>
          <Button>Cancel</Button>
        </>
      ),
    },
  },
  {
    do: { says: 'Say what will happen.', shows: <Button>Add 3 ingredients</Button> },
    dont: { says: 'Don’t make people guess.', shows: <Button>OK</Button> },
  },
];
