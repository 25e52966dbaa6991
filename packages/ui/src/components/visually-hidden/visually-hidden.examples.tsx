import { Clock } from 'lucide-react';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { VisuallyHidden } from './index.ts';

const ROW = { display: 'flex', gap: 'var(--ld-space-2)', alignItems: 'center' };

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Hide only words that the icon already says.',
      shows: (
        <p style={ROW}>
          <Clock aria-hidden />
          <VisuallyHidden>Total time: </VisuallyHidden>
          40 min
        </p>
      ),
    },
    dont: {
      says: 'Don’t hide what everyone needs. 40 what?',
      shows: (
        <p style={ROW}>
          <VisuallyHidden>Total time: </VisuallyHidden>
          40
          <VisuallyHidden> minutes</VisuallyHidden>
        </p>
      ),
    },
  },
];
