import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { PreferenceChips } from './index.ts';

const ALLERGIES = {
  type: 'multiple',
  title: 'Allergies',
  values: ['nuts', 'eggs', 'fish'],
  defaultValue: ['nuts'],
} as const;

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Mark hard limits with strict, and explain them.',
      shows: (
        <Wide scale={0.8}>
          <PreferenceChips {...ALLERGIES} hint="Never in a plan" strict />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t let an allergy look like a taste.',
      shows: (
        <Wide scale={0.8}>
          <PreferenceChips {...ALLERGIES} hint="Choose what you like" />
        </Wide>
      ),
    },
  },
];
