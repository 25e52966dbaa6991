import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';
import { ChipGroup } from '../chip-group/index.ts';
import { Select } from '../select/index.ts';

const day = (label: string) => ({ value: label, label });

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Ask only what changes the week. Pressing the button is enough.',
      shows: (
        <DialogPicture title="New meal plan" actions={<Button>Generate Meal Plan</Button>}>
          <ChipGroup legend="Evenings to leave free" options={['Thu', 'Fri', 'Sat'].map(day)} />
        </DialogPicture>
      ),
    },
    dont: {
      says: 'Don’t require an answer.',
      shows: (
        <DialogPicture title="New meal plan" actions={<Button disabled>Generate Meal Plan</Button>}>
          <Select
            label="Cuisine"
            placeholder="Please choose"
            options={['Korea', 'Mexico'].map(day)}
            error="Choose a cuisine"
          />
        </DialogPicture>
      ),
    },
  },
];
