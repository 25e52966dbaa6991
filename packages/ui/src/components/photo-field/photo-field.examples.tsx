import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { ToastPicture } from '../../internal/docs/toast-picture.tsx';
import { Wide } from '../../internal/docs/wide.tsx';
import { Button } from '../button/index.ts';
import { PhotoField } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Remove a photo at once, and offer Undo.',
      shows: (
        <>
          <Wide scale={0.8}>
            <PhotoField label="Photo of your own" onFile={() => {}} />
          </Wide>
          <ToastPicture action="Undo">Removed your picture of bibimbap</ToastPicture>
        </>
      ),
    },
    dont: {
      says: 'Don’t ask first, every time.',
      shows: (
        <DialogPicture
          title="Remove this photo?"
          actions={
            <>
              <Button variant="ghost">Cancel</Button>
              <Button>Remove</Button>
            </>
          }
        >
          <p>It cannot be brought back.</p>
        </DialogPicture>
      ),
    },
  },
];
