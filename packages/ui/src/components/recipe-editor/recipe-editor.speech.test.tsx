// @vitest-environment jsdom
import { screen, fireEvent } from '@testing-library/react';
import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from 'vitest';
import { listen, spokenDuring } from '../../testing/speech.ts';
import {
  STORY_UNITS,
  storyFind,
  storySuggest,
  STORY_COURSES,
  STORY_RECIPE,
} from '../../testing/story-lines.ts';
import { RecipeEditor } from './index.ts';

const nothing = () => undefined;
const editor = (
  <RecipeEditor
    defaultValue={STORY_RECIPE}
    suggest={storySuggest}
    find={storyFind}
    units={STORY_UNITS}
    countries={[]}
    courses={STORY_COURSES}
    onSave={nothing}
    onCancel={nothing}
  />
);

test('announces that a line was moved', async () => {
  await listen(editor);
  const line = screen.getByRole('textbox', { name: 'Ingredient 2' });
  const said = await spokenDuring(async () => {
    fireEvent.keyDown(line, { key: 'ArrowUp', altKey: true });
    await virtual.next();
  });
  expect(said).toContain('polite: Now 1 of 6');
});

test('announces that a step was removed', async () => {
  await listen(editor);
  const step = screen.getByRole('textbox', { name: 'Step 2' });
  const said = await spokenDuring(async () => {
    fireEvent.change(step, { target: { value: '' } });
    fireEvent.keyDown(step, { key: 'Backspace' });
    await virtual.next();
  });
  expect(said).toContain('polite: Step 2 removed');
});
