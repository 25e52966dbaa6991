import { api } from '../testing/api-server.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../platform/session/client.ts';
import { newCode } from './new-code.ts';

const TOKENS = { access_token: 'a', refresh_token: 'r' };

/** The browser's storage. */
const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

beforeEach(() => session.signIn(TOKENS, 'asha'));
afterEach(() => {
  session.signOut();
  api.reset();
});

test('a code is kept for its owner, until it is confirmed', () => {
  newCode.give('AAAA', 'asha');
  expect(newCode.read()).toMatchObject({ code: 'AAAA', isOpen: true });
  newCode.close();
  expect(newCode.read()).toMatchObject({ code: 'AAAA', isOpen: false });
  expect(newCode.isUnseen()).toBe(true);
  newCode.keep();
  expect(newCode.isUnseen()).toBe(false);
});

test('one shown elsewhere leaves a reminder until it is confirmed', () => {
  newCode.hold('AAAA', 'asha');
  expect(newCode.read()).toMatchObject({ code: 'AAAA', isOpen: false });
  expect(newCode.isUnseen()).toBe(true);
});

test("the next cook never sees it, even if the owner's session ended without logging out [RECOVERY-19]", () => {
  newCode.give('AAAA', 'asha');
  session.dropTokens();
  session.signIn(TOKENS, 'bela');
  expect(newCode.read()).toMatchObject({ code: null, isOpen: false });
  expect(newCode.isUnseen()).toBe(false);
  session.signIn(TOKENS, 'asha');
  expect(newCode.read().code).toBeNull();
  // It has not been saved.
  expect(newCode.isUnseen()).toBe(true);
});

test('nor before this tab notices the change, nor if the code arrives too late [RECOVERY-19]', () => {
  newCode.give('AAAA', 'asha');
  // Another tab wrote it, and this one has not been notified yet.
  vi.spyOn(session, 'username', 'get').mockReturnValue('bela');
  expect(newCode.read().code).toBeNull();
  newCode.give('BBBB', 'asha');
  newCode.open();
  expect(newCode.read()).toMatchObject({ code: null, isOpen: false });
  vi.restoreAllMocks();
});

test('logging out clears it and the reminder', () => {
  newCode.give('AAAA', 'asha');
  session.signOut();
  session.signIn(TOKENS, 'asha');
  expect(newCode.read().code).toBeNull();
  expect(newCode.isUnseen()).toBe(false);
});

test('a dismissed reminder returns after a week, and at once for a newer code', () => {
  const at = (date: string) => new Date(`${date}T12:00:00Z`);
  newCode.give('AAAA', 'asha');
  newCode.remindLater(at('2026-11-01'));
  expect(newCode.isUnseen(at('2026-11-07'))).toBe(false);
  expect(newCode.isUnseen(at('2026-11-08'))).toBe(true);
  newCode.give('BBBB', 'asha');
  expect(newCode.isUnseen(at('2026-11-02'))).toBe(true);
});
