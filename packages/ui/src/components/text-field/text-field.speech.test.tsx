// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { TextField } from './index.ts';

test('a field with an error announces its name, its text, the error, then the hint', async () => {
  await listen(
    <TextField label="Username" defaultValue="mi" error="Too short" hint="3 letters or more" required />,
  );
  expect(await readOn()).toEqual([
    'Username',
    'textbox, Username, mi, Too short 3 letters or more, invalid, required',
    'paragraph',
    'Too short',
    'end of paragraph',
    'paragraph',
    '3 letters or more',
    'end of paragraph',
    'end of document',
  ]);
});
