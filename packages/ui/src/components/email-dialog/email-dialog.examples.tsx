import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { TextField } from '../text-field/index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say what the address is for, and use it for nothing else.',
      shows: (
        <DialogPicture title="Email address" actions={<Button>Save address</Button>}>
          <p>If you forget your password, Larder can email you a link.</p>
          <TextField label="Email address" />
        </DialogPicture>
      ),
    },
    dont: {
      says: 'Don’t slip in a second purpose, least of all one that is already ticked.',
      shows: (
        <DialogPicture title="Stay in touch" actions={<Button>Submit</Button>}>
          <TextField label="Email address" />
          <Checkbox label="Send me news and offers" defaultChecked />
        </DialogPicture>
      ),
    },
  },
];
