import type { GuidePair } from '../../internal/docs/guide.ts';
import { RemovableChip, ToggleChip } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Use toggle chips for choices that are on or off.',
      shows: (
        <>
          <ToggleChip defaultPressed>Vegetarian</ToggleChip>
          <ToggleChip>Dairy free</ToggleChip>
          <ToggleChip>Under 30 minutes</ToggleChip>
        </>
      ),
    },
    dont: {
      says: 'Don’t use them for actions. Those are buttons.',
      shows: (
        <>
          <ToggleChip>Search</ToggleChip>
          <ToggleChip>Clear all</ToggleChip>
        </>
      ),
    },
  },
  {
    do: {
      says: 'Keep removable chips to a word or two.',
      shows: (
        <>
          <RemovableChip label="Belgium" />
          <RemovableChip label="Vegan" />
        </>
      ),
    },
    dont: {
      says: 'Don’t write sentences on them.',
      shows: <RemovableChip label="Only recipes that come from Belgium" />,
    },
  },
];
