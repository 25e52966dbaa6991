// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader';
import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listen, readOn, spokenDuring } from '../../testing/speech.ts';
import { toast, Toaster } from './index.ts';

const COPIED = 'Shopping list copied to clipboard!';
const FAILED = 'Failed to delete item. Please try again.';

beforeEach(() => toast.clear());

/** Returns what is announced when these messages appear. */
const announced = (show: () => void) =>
  spokenDuring(async () => {
    act(show);
    await expect.poll(() => virtual.lastSpokenPhrase()).not.toBe('');
  });

test('status messages wait their turn, failures interrupt, and repetitions are announced again', async () => {
  await listen(<Toaster />);
  expect(await announced(() => toast.success(COPIED))).toEqual([`polite: ${COPIED}`]);
  expect(await announced(() => toast.failure(FAILED))).toEqual([`assertive: ${FAILED}`]);
  expect(await announced(() => toast.failure(FAILED))).toEqual([`assertive: ${FAILED} 2 times`]);
  expect(await readOn()).toEqual([
    'region, Messages (F8)',
    COPIED,
    `button, Dismiss, ${COPIED}`,
    FAILED,
    '2 times',
    `button, Dismiss, ${FAILED}`,
    'end of region, Messages (F8)',
    'end of document',
  ]);
});
