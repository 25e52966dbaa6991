import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { Button } from '../button/index.ts';
import { ExpiredNotice } from './index.ts';

const nothing = () => {};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Ask in the page. An answer takes one press, and can wait.',
      shows: (
        <Wide scale={0.8}>
          <ExpiredNotice
            items={[{ id: 'milk', name: 'Milk', expires: '2026-11-20' }]}
            today="2026-11-23"
            onStillGood={nothing}
            onUsedUp={nothing}
            onThrownAway={nothing}
          />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t stop people with a dialog that only reports.',
      shows: (
        <DialogPicture title="Expired items" actions={<Button>OK</Button>}>
          <p>1 item in your pantry has expired.</p>
        </DialogPicture>
      ),
    },
  },
];
