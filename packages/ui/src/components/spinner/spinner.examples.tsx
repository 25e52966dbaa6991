import type { GuidePair } from '../../internal/docs/guide.ts';
import { Spinner } from './index.ts';

const BOX = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '6rem',
  blockSize: '6rem',
  borderRadius: 'var(--ld-radius-m)',
  background: 'var(--ld-surface-raised)',
};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Show one, for everything that is on its way.',
      shows: <Spinner size="large" label="Loading recipes" />,
    },
    dont: {
      says: 'Don’t put one into every part: nothing then has a place to settle.',
      shows: (
        <>
          {['pantry', 'week', 'list'].map((part) => (
            <div key={part} style={BOX}>
              <Spinner label={`Loading the ${part}`} />
            </div>
          ))}
        </>
      ),
    },
  },
];
