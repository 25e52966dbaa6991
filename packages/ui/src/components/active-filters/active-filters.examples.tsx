import type { GuidePair } from '../../internal/docs/guide.ts';
import { RemovableChip } from '../chip/index.ts';
import { ActiveFilters } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Name each filter, and let people remove it right there.',
      shows: <ActiveFilters defaultValue={{ flags: ['vegan'], countries: ['india'] }} />,
    },
    dont: {
      says: 'Don’t count what you can name. Which two?',
      shows: <RemovableChip label="2 filters" />,
    },
  },
];
