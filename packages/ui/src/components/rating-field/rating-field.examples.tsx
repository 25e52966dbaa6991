import type { GuidePair } from '../../internal/docs/guide.ts';
import { RatingField } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'Say whose rating it is.', shows: <RatingField legend="Your rating" defaultValue={4} /> },
    dont: {
      says: 'Don’t show averages with it. Whose are these, and what does a press change?',
      shows: (
        <>
          <RatingField legend="Rating" defaultValue={4} />
          <span>4.3 from 214 ratings</span>
        </>
      ),
    },
  },
];
