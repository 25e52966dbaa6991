import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { InstructionStepsList } from './index.ts';

const STEPS = [
  'Cook the rice in 360 ml of water, covered, for 15 minutes.',
  'Blanch the spinach for 30 seconds, then squeeze it dry.',
];

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Show every step in full: people cook from them.',
      shows: (
        <Wide scale={0.7}>
          <InstructionStepsList steps={STEPS} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t cut them off to save space. Wet hands cannot press ‘more’.',
      shows: (
        <Wide scale={0.7}>
          <InstructionStepsList steps={STEPS.map((step) => `${step.slice(0, 22).trim()}… more`)} />
        </Wide>
      ),
    },
  },
];
