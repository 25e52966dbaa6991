import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';

const action = <Button>Update</Button>;

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'If the name is taken, say what happens to the two.',
      shows: (
        <DialogPicture title="Edit Ingredient" actions={action}>
          <TextField
            label="Ingredient"
            defaultValue="Chilli oil"
            hint="You already have an ingredient called Chilli oil: the two will be combined."
          />
        </DialogPicture>
      ),
    },
    dont: {
      says: 'Don’t just refuse it. What are people to do with the other one?',
      shows: (
        <DialogPicture title="Edit Ingredient" actions={action}>
          <TextField label="Ingredient" defaultValue="Chilli oil" error="Name already in use" />
        </DialogPicture>
      ),
    },
  },
];
