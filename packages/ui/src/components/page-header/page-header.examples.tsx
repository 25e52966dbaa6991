import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { Button } from '../button/index.ts';
import { PageHeader } from './index.ts';

const actions = <Button>Generate Meal Plan</Button>;

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Keep the lead to one sentence.',
      shows: (
        <Wide scale={0.6}>
          <PageHeader title="Meal Plan" lead="Seven dinners from what you have." actions={actions} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t explain the page: show it.',
      shows: (
        <Wide scale={0.6}>
          <PageHeader
            title="Meal Plan"
            lead="Welcome to your meal plan! Here you can plan your meals for the whole week. To start, press the button. You can then swap meals, move them to other days, or mark them as cooked."
            actions={actions}
          />
        </Wide>
      ),
    },
  },
];
