import type { GuidePair } from '../../internal/docs/guide.ts';
import { Skeleton } from './index.ts';

const card = {
  display: 'grid',
  gap: 'var(--ld-space-3)',
  inlineSize: '13rem',
  padding: 'var(--ld-space-4)',
  borderRadius: 'var(--ld-radius-m)',
  background: 'var(--ld-surface-raised)',
};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Draw what is to come, in its size.',
      shows: (
        <div style={card}>
          <Skeleton shape="picture" />
          <Skeleton style={{ width: '75%', height: '1.25rem' }} />
          <Skeleton style={{ width: '45%' }} />
        </div>
      ),
    },
    dont: {
      says: 'Don’t draw a few lines where a picture will push everything down.',
      shows: (
        <div style={card}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ),
    },
  },
];
