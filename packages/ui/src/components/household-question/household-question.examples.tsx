import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { Button } from '../button/index.ts';
import { NumberField } from '../number-field/index.ts';
import { HouseholdQuestion } from './index.ts';

const nothing = () => {};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Ask beside the plan it changes, say what for, and let people skip it.',
      shows: (
        <Wide scale={0.8}>
          <HouseholdQuestion onAnswer={nothing} onSkip={nothing} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t make it the price of admission.',
      shows: (
        <DialogPicture title="Before you start" actions={<Button>Continue</Button>}>
          <NumberField label="Household size (required)" />
        </DialogPicture>
      ),
    },
  },
];
