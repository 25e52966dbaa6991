import type { GuidePair } from '../../internal/docs/guide.ts';
import { Combobox } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Take what people type, even if you would not have suggested it.',
      shows: <Combobox label="Ingredient" defaultValue="Gran’s plum chutney" suggestions={[]} />,
    },
    dont: {
      says: 'Don’t insist on your own list. For that there is Select.',
      shows: (
        <Combobox
          label="Ingredient"
          defaultValue="Gran’s plum chutney"
          suggestions={[]}
          error="Choose an ingredient from the list"
        />
      ),
    },
  },
];
