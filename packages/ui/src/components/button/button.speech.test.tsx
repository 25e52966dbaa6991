import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { IconButton } from '../icon-button/index.ts';
import { Button } from './index.ts';

test('a button says what it does, whether it runs, and whether it is on', async () => {
  await listen(
    <>
      <Button>Save</Button>
      <Button pending>Saving...</Button>
      <IconButton label="Favorite" aria-pressed>
        <svg aria-hidden />
      </IconButton>
    </>,
  );
  expect(await readOn()).toEqual([
    'button, Save',
    'button, Saving..., busy, disabled',
    'button, Favorite, pressed',
    'end of document',
  ]);
});
