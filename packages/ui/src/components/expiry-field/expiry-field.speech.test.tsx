// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from 'vitest';
import { listen, next, readOn } from '../../testing/speech.ts';
import { ExpiryField } from './index.ts';

test('a guess is announced as one', async () => {
  await listen(<ExpiryField compact label="Expires" today="2026-11-23" value="2026-11-27" guess />);
  expect(await readOn()).toEqual([
    'Expires',
    'textbox, Expires, Fri, Nov 27, A guess',
    'button, Choose a date Expires, 1 control, not expanded, has popup dialog',
    'paragraph',
    'A guess',
    'end of paragraph',
    'end of document',
  ]);
});

test('typed text is read back in full', async () => {
  await listen(<ExpiryField label="Expires" today="2026-11-23" />);
  await next(2);
  await virtual.type('fri');
  expect(await virtual.spokenPhraseLog()).toContain('polite: Friday, November 27, in 4 days');
});
