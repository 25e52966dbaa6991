// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
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

test('focus stays on a button that is being pressed, and goes to the next choice once the photo is gone', () => {
  const field = (photo: { src: string; alt: string } | null, pending: boolean) => (
    <PhotoField label="Your photo" photo={photo} pending={pending} onFile={nothing} onRemove={nothing} />
  );
  const photo = { src: 'data:,', alt: 'Dal Tadka' };
  const { rerender } = render(field(photo, false));
  const remove = screen.getByRole('button', { name: 'Remove' });
  remove.focus();
  fireEvent.click(remove);
  rerender(field(photo, true));
  expect(remove).not.toHaveProperty('disabled', true);
  expect(document.activeElement).toBe(remove);
  rerender(field(null, false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a photo' }));
});
