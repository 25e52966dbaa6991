// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { IconButton } from '../icon-button/index.ts';
import { Button } from './index.ts';

test('a button announces its action, whether it is busy, and whether it is pressed', async () => {
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
