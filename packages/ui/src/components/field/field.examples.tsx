import type { GuidePair } from '../../internal/docs/guide.ts';
import { Field } from './index.ts';

const note = (error: string) => (
  <Field slot="note" label="Oven temperature" hint="In °C" error={error}>
    {(control) => <input {...control} defaultValue="hot" />}
  </Field>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'Say in the error how to put it right.', shows: note('Enter a number from 50 to 300') },
    dont: { says: 'Don’t just say that it is wrong.', shows: note('Invalid value') },
  },
];
