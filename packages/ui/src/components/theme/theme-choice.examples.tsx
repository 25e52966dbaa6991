import { Moon } from 'lucide-react';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { IconButton } from '../icon-button/index.ts';
import { ThemeChoice } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'Show all three choices, in words.', shows: <ThemeChoice defaultValue="system" /> },
    dont: {
      says: 'Don’t hide them behind an icon. Is it dark now, or when pressed?',
      shows: (
        <IconButton label="Theme">
          <Moon aria-hidden />
        </IconButton>
      ),
    },
  },
];
