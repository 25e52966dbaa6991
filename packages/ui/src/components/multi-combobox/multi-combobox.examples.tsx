import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { ChipGroup } from '../chip-group/index.ts';
import { MultiCombobox } from './index.ts';

const COURSES = ['Breakfast', 'Lunch', 'Dinner'].map((label) => ({
  value: label,
  id: label,
  label,
  text: label,
}));

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Show a few values openly, in a ChipGroup.',
      shows: <ChipGroup legend="Meals" options={COURSES} defaultValue={['Dinner']} />,
    },
    dont: {
      says: 'Don’t make people search for three.',
      shows: (
        <Wide>
          <MultiCombobox
            label="Meals"
            options={COURSES}
            defaultValue={['Dinner']}
            placeholder="Type or choose"
          />
        </Wide>
      ),
    },
  },
];
