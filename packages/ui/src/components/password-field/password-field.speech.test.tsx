// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from 'vitest';
import { listen, next, readOn, spokenDuring } from '../../testing/speech.ts';
import { PasswordField } from './index.ts';

test('the eye announces what a press will do', async () => {
  await listen(<PasswordField label="Password" defaultValue="paprika" />);
  expect(await spokenDuring(() => next(3))).toEqual([
    'Password',
    'Password, paprika',
    'button, Show password',
  ]);
  await virtual.act();
  expect(await virtual.lastSpokenPhrase()).toBe('button, Hide password');
  expect(await readOn()).toEqual(['end of document']);
});
