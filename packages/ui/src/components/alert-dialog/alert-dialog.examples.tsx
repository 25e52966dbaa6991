import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Ask about the thing by name, and let the button answer the question.',
      shows: (
        <DialogPicture
          title="Delete ‘Weeknights’?"
          actions={
            <>
              <Button variant="ghost">Cancel</Button>
              <Button>Delete list</Button>
            </>
          }
        >
          <p>Its 12 recipes stay where they are.</p>
        </DialogPicture>
      ),
    },
    dont: {
      says: 'Don’t ask ‘Are you sure?’ and offer Yes and No.',
      shows: (
        <DialogPicture
          title="Are you sure?"
          actions={
            <>
              <Button variant="ghost">No</Button>
              <Button>Yes</Button>
            </>
          }
        >
          <p>This action cannot be undone.</p>
        </DialogPicture>
      ),
    },
  },
];
