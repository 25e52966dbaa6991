import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { PhotoField } from './index.ts';

const nothing = () => undefined;

test('announces the group, the photo and what can be done with it', async () => {
  const photo = { src: 'data:,', alt: 'Dal Tadka' };
  await listen(<PhotoField label="Your photo" photo={photo} onFile={nothing} onRemove={nothing} />);
  const said = await readOn();
  expect(said.join('\n')).toContain('group, Your photo');
  const order = ['image, Dal Tadka', 'button, Replace', 'button, Remove'];
  expect(said.filter((words) => order.includes(words))).toEqual(order);
});

test('an error describes the group and is announced', async () => {
  await listen(<PhotoField label="Your photo" onFile={nothing} error="This photo is damaged." />);
  const said = (await readOn()).join('\n');
  expect(said).toContain('group, Your photo, This photo is damaged.');
  expect(said).toContain('alert');
});
