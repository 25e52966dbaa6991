import { BookOpen, CalendarDays } from 'lucide-react';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { MatchJar } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Keep the percentage beside it.',
      shows: (
        <span style={{ display: 'flex', gap: 'var(--ld-space-3)', alignItems: 'center' }}>
          <MatchJar percentage={60} style={{ width: '2.5rem' }} />
          60% of the ingredients
        </span>
      ),
    },
    dont: {
      says: 'Don’t use it as an icon of the pantry: it measures something.',
      shows: (
        <span style={{ display: 'flex', gap: 'var(--ld-space-4)', alignItems: 'center' }}>
          <BookOpen aria-hidden /> Recipes
          <MatchJar percentage={60} style={{ width: '1.5rem' }} /> Pantry
          <CalendarDays aria-hidden /> Plan
        </span>
      ),
    },
  },
];
