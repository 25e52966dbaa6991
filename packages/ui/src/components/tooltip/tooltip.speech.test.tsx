// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, next, spokenDuring } from '../../testing/speech.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Tooltip } from './index.ts';

test('announces what it says after the control', async () => {
  await listen(<Tooltip defaultOpen text="Counts as there" trigger={<Button>Staples</Button>} />);
  expect(await spokenDuring(() => next(1))).toEqual(['button, Staples, Counts as there']);
});

test('announces the name of an icon once', async () => {
  await listen(
    <Tooltip
      defaultOpen
      asName
      text="Add to list"
      trigger={
        <IconButton label="Add to list">
          <svg />
        </IconButton>
      }
    />,
  );
  expect(await spokenDuring(() => next(1))).toEqual(['button, Add to list']);
});
