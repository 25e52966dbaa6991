import type { GuidePair } from '../../internal/docs/guide.ts';
import { RadioChips } from '../radio-chips/index.ts';
import { Select } from './index.ts';

const OPTIONS = [
  { value: 'dinner', label: 'Dinner' },
  { value: 'lunch', label: 'Lunch' },
];

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Show two or three options openly, as RadioChips.',
      shows: <RadioChips legend="Meal" options={OPTIONS} defaultValue="dinner" />,
    },
    dont: {
      says: 'Don’t hide them behind a press.',
      shows: <Select label="Meal" options={OPTIONS} defaultValue="dinner" />,
    },
  },
];
