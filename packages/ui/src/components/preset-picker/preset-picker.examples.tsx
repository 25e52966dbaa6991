import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { PresetPicker } from './index.ts';

const PRESET = {
  country: 'korea',
  count: 5,
  ingredients: ['Gochujang', 'Doenjang', 'Kimchi', 'Sesame oil', 'Tofu'],
};

const picker = (isAdded: boolean) => (
  <Wide scale={0.6}>
    <PresetPicker defaultValue="korea" preset={PRESET} added={isAdded} onAdd={() => {}} />
  </Wide>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'Show what comes, and wait for the button.', shows: picker(false) },
    dont: { says: 'Don’t add it on selection: a look at Korea would fill the pantry.', shows: picker(true) },
  },
];
