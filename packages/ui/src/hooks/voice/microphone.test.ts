import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMachine, pass } from './fake-machine.ts';
import { fakeDevices, fakeRecogniser } from './fakes.ts';
import { RELEASE_DELAY } from './microphone.ts';
import { createVoiceMachine } from './voice-machine.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the microphone', () => {
  test('is released 8 seconds after the last use [CONST-14 STATE-39]', async () => {
    const { media, listen, recogniser } = await fakeMachine();
    await listen();
    await pass(10_000);
    expect(media.open).toHaveLength(1);
    recogniser().says('milk', true);
    await pass(7_999);
    expect(media.open).toHaveLength(1);
    await pass(1);
    expect(media.open).toHaveLength(0);
  });

  test('stays open for renewed listening, and is requested once', async () => {
    const { media, listen, recogniser } = await fakeMachine();
    await listen();
    recogniser().fails('no-speech');
    await pass(7_000);
    await listen();
    await pass(7_000);
    expect([media.open.length, media.asked]).toEqual([1, 1]);
  });

  test.each([
    { why: 'was only allowed', use: 'enable' },
    { why: 'could not be listened to', use: 'fail' },
  ])('is released when it $why', async ({ use }) => {
    const { machine, media, listen, recogniser } = await fakeMachine();
    if (use === 'enable') machine.enable();
    else {
      await listen();
      recogniser().fails('network');
    }
    await pass(7_999);
    expect(media.open).toHaveLength(1);
    await pass(1);
    expect(media.open).toHaveLength(0);
  });

  test('is released at once with the screen, even if it only opens then', async () => {
    const first = await fakeMachine();
    await first.listen();
    first.disconnect();
    expect([first.media.open.length, first.recogniser().calls]).toEqual([0, ['start', 'abort']]);

    const second = await fakeMachine('prompt');
    let allow = () => {};
    second.media.answer = new Promise((resolve) => {
      allow = resolve;
    });
    await second.listen();
    second.disconnect();
    allow();
    await pass();
    expect([second.media.open.length, second.made()]).toEqual([0, 0]);
  });

  test('is not opened for a browser without speech recognition', async () => {
    const media = fakeDevices();
    const machine = createVoiceMachine(
      { makeRecogniser: null, devices: media.devices, permissions: null },
      { language: 'en-US', findNames: () => [] },
    );
    machine.connect();
    machine.listen();
    await pass();
    expect([media.asked, machine.read().phase]).toEqual([0, 'idle']);
  });

  test('is released if there is no recogniser after all', async () => {
    const media = fakeDevices();
    const makeRecogniser = () => {
      throw new TypeError('Illegal constructor');
    };
    const machine = createVoiceMachine(
      { makeRecogniser, devices: media.devices, permissions: null },
      { language: 'en-US', findNames: () => [] },
    );
    machine.connect();
    machine.listen();
    await pass();
    expect(machine.read()).toMatchObject({ phase: 'idle', error: 'start-failed' });
    expect(media.open).toHaveLength(1);
    await pass(RELEASE_DELAY);
    expect(media.open).toHaveLength(0);
  });

  test.each(['listen', 'enable'] as const)('is not opened by %s after the screen', async (use) => {
    const { machine, media, disconnect } = await fakeMachine();
    disconnect();
    machine[use]();
    await pass();
    expect([media.asked, machine.read().phase]).toEqual([0, 'idle']);
    machine.connect();
    machine[use]();
    await pass();
    expect(media.open).toHaveLength(1);
  });

  test('comes and goes with devices; without one nothing listens', async () => {
    const { machine, media, listen, recogniser } = await fakeMachine();
    expect(machine.read().hasInput).toBe(true);
    await listen();
    media.plug('audiooutput');
    await pass();
    expect(machine.read()).toMatchObject({ hasInput: false, phase: 'idle' });
    expect(recogniser().calls).toEqual(['start', 'abort']);
    media.plug('audioinput');
    await pass();
    expect(machine.read().hasInput).toBe(true);
  });

  test('that was missing and is back is no longer an error', async () => {
    const { machine, media, listen } = await fakeMachine();
    media.refusal = new DOMException('None.', 'NotFoundError');
    await listen();
    expect(machine.read().error).toBe('no-device');
    media.plug('audioinput');
    await pass();
    expect(machine.read().error).toBeNull();
  });

  test('of a browser without media devices does not exist', async () => {
    const machine = createVoiceMachine(
      { makeRecogniser: () => fakeRecogniser().recogniser, devices: null, permissions: null },
      { language: 'en-US', findIngredients: async () => [], findNames: () => [] },
    );
    machine.connect();
    machine.listen();
    await pass();
    expect(machine.read()).toMatchObject({ hasInput: false, error: 'access-failed', permission: 'unknown' });
  });
});
