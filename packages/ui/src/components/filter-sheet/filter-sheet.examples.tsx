import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';
import { ChipGroup } from '../chip-group/index.ts';
import { Spinner } from '../spinner/index.ts';

const dietary = (
  <ChipGroup
    legend="Dietary"
    options={['Vegetarian', 'Vegan', 'Dairy Free'].map((label) => ({ value: label, label }))}
    defaultValue={['Vegan']}
  />
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Search once, when people have chosen.',
      shows: (
        <DialogPicture
          title="Filter Recipes"
          actions={
            <>
              <Button variant="ghost">Clear All</Button>
              <Button>Apply Filters</Button>
            </>
          }
        >
          {dietary}
        </DialogPicture>
      ),
    },
    dont: {
      says: 'Don’t search at every press: the sheet covers the results.',
      shows: (
        <DialogPicture title="Filter Recipes" actions={<Spinner label="Searching" />}>
          {dietary}
        </DialogPicture>
      ),
    },
  },
];
