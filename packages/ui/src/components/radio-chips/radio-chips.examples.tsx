import type { GuidePair } from '../../internal/docs/guide.ts';
import { RadioChips } from './index.ts';

const chips = (...labels: readonly string[]) => (
  <RadioChips
    legend="How hot?"
    options={labels.map((label) => ({ value: label, label }))}
    defaultValue="Medium"
  />
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'List options in their natural order.', shows: chips('Mild', 'Medium', 'Hot', 'Very hot') },
    dont: {
      says: 'Don’t sort them by letter: people look for a scale.',
      shows: chips('Hot', 'Medium', 'Mild', 'Very hot'),
    },
  },
];
