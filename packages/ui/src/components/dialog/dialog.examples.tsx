import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';
import { NumberField } from '../number-field/index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Name the task in the title, and repeat its verb on the button.',
      shows: (
        <DialogPicture title="Update rice" actions={<Button>Update</Button>}>
          <NumberField label="Quantity" defaultValue="2" />
        </DialogPicture>
      ),
    },
    dont: {
      says: 'Don’t settle for a title and a button that would fit any dialog.',
      shows: (
        <DialogPicture title="Edit" actions={<Button>OK</Button>}>
          <NumberField label="Quantity" defaultValue="2" />
        </DialogPicture>
      ),
    },
  },
];
