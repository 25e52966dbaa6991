import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { Banner } from '../banner/index.ts';
import { SaveBar } from './index.ts';

const nothing = () => {};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Keep it open until everything is saved: there is something to press again.',
      shows: (
        <Wide scale={0.8}>
          <SaveBar open error changes={2} onSave={nothing} onCancel={nothing} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t close it at the press. Try what again?',
      shows: <Banner tone="danger">Error saving preferences. Please try again.</Banner>,
    },
  },
];
