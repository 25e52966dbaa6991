import type { GuidePair } from '../../internal/docs/guide.ts';
import { TablePicture } from './index.ts';

const INGREDIENTS = ['Tomatoes', 'Basil'];
const BOX = { flex: '0 1 14rem', borderRadius: 'var(--ld-radius-m)' };

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Pass the name of the dish: a soup then comes in a bowl.',
      shows: (
        <TablePicture dish="Tomato soup" alt="Tomato soup in a bowl" ingredients={INGREDIENTS} style={BOX} />
      ),
    },
    dont: {
      says: 'Don’t leave it out: the same tomatoes could be a salad.',
      shows: <TablePicture alt="Tomatoes on a plate" ingredients={INGREDIENTS} style={BOX} />,
    },
  },
];
