import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';
import { ChipGroup } from '../chip-group/index.ts';
import { Select } from '../select/index.ts';

const COUNTRIES = ['India', 'Korea', 'Mexico'].map((label) => ({ value: label, label }));

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Keep a sheet to one level: what it needs is in it.',
      shows: (
        <DialogPicture title="Filter Recipes" actions={<Button>Apply Filters</Button>}>
          <ChipGroup legend="Cuisine" options={COUNTRIES} defaultValue={['Korea']} />
        </DialogPicture>
      ),
    },
    dont: {
      says: 'Don’t open a second one over it.',
      shows: (
        <div style={{ display: 'grid', justifyItems: 'center' }}>
          <DialogPicture title="Filter Recipes">
            <Select label="Cuisine" options={COUNTRIES} defaultValue="Korea" />
          </DialogPicture>
          <div
            style={{
              position: 'relative',
              zIndex: 1,
              marginBlockStart: '-3.5rem',
              marginInlineStart: '2rem',
            }}
          >
            <DialogPicture title="Choose a cuisine" actions={<Button>Apply</Button>}>
              <ChipGroup legend="Cuisine" hideLegend options={COUNTRIES} defaultValue={['Korea']} />
            </DialogPicture>
          </div>
        </div>
      ),
    },
  },
];
