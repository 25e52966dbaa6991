// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from 'vitest';
import { listen, next, readOn, spokenDuring } from '../../testing/speech.ts';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './index.ts';

test('opens with its name and description, and hides the rest of the page', async () => {
  await listen(
    <>
      <Dialog
        trigger={<Button>Edit</Button>}
        title="Edit Ingredient"
        description="One row of the pantry"
        footer={<Button>Update</Button>}
      >
        <TextField label="Name" />
      </Dialog>
      <p>The page behind</p>
    </>,
  );
  const dialog = 'dialog, Edit Ingredient, One row of the pantry, modal';
  expect(await spokenDuring(() => next(1))).toEqual(['button, Edit, not expanded, has popup dialog']);
  expect(await spokenDuring(() => virtual.act())).toEqual([dialog, 'button, Close']);
  expect(await readOn(`end of ${dialog}`)).toEqual([
    'paragraph',
    'One row of the pantry',
    'end of paragraph',
    'Name',
    'textbox, Name',
    'button, Update',
    `end of ${dialog}`,
  ]);
});
