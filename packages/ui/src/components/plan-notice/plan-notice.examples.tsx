import type { GuidePair } from '../../internal/docs/guide.ts';
import { ToastPicture } from '../../internal/docs/toast-picture.tsx';
import { Wide } from '../../internal/docs/wide.tsx';
import { PlanNotice } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Offer a new plan, and leave the old one.',
      shows: (
        <Wide scale={0.8}>
          <PlanNotice onRefresh={() => {}} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t replace it unasked: people may have shopped for it.',
      shows: <ToastPicture>Your pantry has changed, and so has your week</ToastPicture>,
    },
  },
];
