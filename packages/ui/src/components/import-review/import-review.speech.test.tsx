// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { ImportReview } from './index.ts';

const nothing = () => undefined;

test('announces each recipe with what it has, and what could not be read', async () => {
  await listen(
    <ImportReview
      drafts={[{ id: 'a', title: 'Cheese scones', lines: 7, steps: 4, doubtful: 1 }]}
      failed={[{ name: 'old.zip', message: 'This file is damaged. Export it again.' }]}
      renderEditor={() => null}
      onSave={nothing}
      onCancel={nothing}
    />,
  );
  const said = await readOn();
  expect(said).toContain('heading, 1 recipe found, level 2');
  expect(said).toContain('checkbox, Cheese scones, 7 ingredients, 4 steps, checked');
  expect(said).toContain('button, Edit Cheese scones, not expanded');
  expect(said).toContain('1 line to check');
  expect(said).toContain('heading, 1 file could not be read, level 3');
  expect(said).toContain('old.zip');
  expect(said).toContain('This file is damaged. Export it again.');
  expect(said).toContain('button, Save 1 recipe');
});
