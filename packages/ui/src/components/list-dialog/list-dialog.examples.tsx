import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';

const action = <Button>Create List</Button>;

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say at the name what is wrong with it, and keep what was typed.',
      shows: (
        <DialogPicture title="Create New List" actions={action}>
          <TextField
            label="List Name"
            defaultValue="Sunday pots"
            error="You already have a list called Sunday pots"
          />
        </DialogPicture>
      ),
    },
    dont: {
      says: 'Don’t empty the fields, and make people start again.',
      shows: (
        <DialogPicture title="Create New List" actions={action}>
          <Banner tone="danger">Something went wrong.</Banner>
          <TextField label="List Name" />
        </DialogPicture>
      ),
    },
  },
];
