import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMachine, pass } from './fake-machine.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the permission', () => {
  test.each(['prompt', 'granted', 'denied', 'unknown'] as const)(
    'of %s is known [STATE-35]',
    async (permission) => {
      const { machine } = await fakeMachine(permission);
      expect(machine.read().permission).toBe(permission);
    },
  );

  test('is followed if it changes elsewhere', async () => {
    const { machine, change } = await fakeMachine('denied');
    change('granted');
    expect(machine.read()).toMatchObject({ permission: 'granted', error: null });
  });

  test('comes before listening [STATE-36]', async () => {
    const { machine, media, made, listen } = await fakeMachine('prompt');
    let allow = () => {};
    media.answer = new Promise((resolve) => {
      allow = resolve;
    });
    await listen();
    expect([machine.read().phase, media.asked, made()]).toEqual(['asking', 1, 0]);
    allow();
    await pass();
    expect(machine.read()).toMatchObject({ permission: 'granted', phase: 'listening' });
  });

  test('can be granted without listening', async () => {
    const { machine, made } = await fakeMachine('prompt');
    machine.enable();
    await pass();
    expect(machine.read()).toMatchObject({ permission: 'granted', phase: 'idle' });
    expect(made()).toBe(0);
  });

  test.each([
    { name: 'NotFoundError', error: 'no-device', permission: 'prompt' },
    { name: 'NotAllowedError', error: 'access-denied', permission: 'denied' },
    { name: 'SecurityError', error: 'access-denied', permission: 'denied' },
    { name: 'NotReadableError', error: 'access-failed', permission: 'prompt' },
  ])('that ends in $name says $error', async ({ name, error, permission }) => {
    const { machine, media, listen, made } = await fakeMachine('prompt');
    media.refusal = new DOMException('No.', name);
    await listen();
    expect(machine.read()).toMatchObject({ phase: 'idle', error, permission });
    expect(made()).toBe(0);
    media.refusal = null;
    await listen();
    expect(machine.read()).toMatchObject({ phase: 'listening', error: null });
  });

  test('that is revoked ends listening', async () => {
    const { machine, change, listen, recogniser } = await fakeMachine();
    await listen();
    change('denied');
    expect(machine.read()).toMatchObject({ phase: 'idle', permission: 'denied' });
    expect(recogniser().calls).toEqual(['start', 'abort']);
  });
});
