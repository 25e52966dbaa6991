import type { GuidePair } from '../../internal/docs/guide.ts';
import { CheckboxGroup } from './index.ts';

const LEGEND = 'Add to the shopping list';
const OPTIONS = [
  { value: 'rice', label: 'Basmati rice' },
  { value: 'lentils', label: 'Red lentils' },
];

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Put ‘all’ above the group: it shows when only some are checked.',
      shows: (
        <CheckboxGroup legend={LEGEND} options={OPTIONS} allLabel="Everything" defaultValue={['rice']} />
      ),
    },
    dont: {
      says: 'Don’t mix ‘all’ or ‘none’ with the choices. Which one counts here?',
      shows: (
        <CheckboxGroup
          legend={LEGEND}
          options={[{ value: 'none', label: 'Nothing' }, ...OPTIONS]}
          defaultValue={['none', 'rice']}
        />
      ),
    },
  },
];
