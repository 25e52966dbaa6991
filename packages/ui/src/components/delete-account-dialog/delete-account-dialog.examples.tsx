import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { TextField } from '../text-field/index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say calmly what goes, and ask for what only the owner knows.',
      shows: (
        <DialogPicture
          title="Delete your account?"
          actions={
            <>
              <Button variant="ghost">Cancel</Button>
              <Button>Delete</Button>
            </>
          }
        >
          <p>Your pantry, lists and plans go with it.</p>
          <PasswordField label="Your password" />
        </DialogPicture>
      ),
    },
    dont: {
      says: 'Don’t shout, or make people copy a word. Anyone holding the phone can do that.',
      shows: (
        <DialogPicture
          title="WARNING!!!"
          actions={
            <>
              <Button variant="ghost">Cancel</Button>
              <Button>Confirm</Button>
            </>
          }
        >
          <p>This action is permanent and irreversible.</p>
          <TextField label="Type DELETE to continue" />
        </DialogPicture>
      ),
    },
  },
];
