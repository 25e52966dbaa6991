import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { PreferenceChips } from '../preference-chips/index.ts';
import { PreferenceCard } from './index.ts';

const allergies = (
  <PreferenceChips
    type="multiple"
    title="Allergies"
    hint="Never in a plan"
    strict
    values={['nuts', 'eggs', 'fish']}
  />
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Keep in the open what everyone should fill in.',
      shows: (
        <Wide scale={0.7}>
          <PreferenceCard title="Essential Preferences">{allergies}</PreferenceCard>
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t fold it away under a heading that promises nothing.',
      shows: (
        <Wide scale={0.7}>
          <PreferenceCard title="More settings" collapsible>
            {allergies}
          </PreferenceCard>
        </Wide>
      ),
    },
  },
];
