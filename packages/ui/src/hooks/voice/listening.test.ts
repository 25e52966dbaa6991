import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMachine, pass } from './fake-machine.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('listening', () => {
  test('is for one utterance in American English, with interim results [CONST-15 CONST-16]', async () => {
    const { listen, recogniser } = await fakeMachine();
    await listen();
    expect(recogniser().recogniser).toMatchObject({
      lang: 'en-US',
      continuous: false,
      interimResults: true,
      maxAlternatives: 1,
    });
  });

  test('shows the words as they come, and ends with the final ones [STATE-37]', async () => {
    const { machine, listen, recogniser, findIngredients, names } = await fakeMachine();
    await listen();
    recogniser().says('milk');
    expect(machine.read()).toMatchObject({ phase: 'listening', transcript: 'milk' });
    recogniser().says('milk and eggs', true);
    expect(machine.read().phase).toBe('parsing');
    await pass();
    expect(machine.read()).toMatchObject({ phase: 'idle', transcript: 'milk and eggs', error: null });
    expect(names()).toEqual(['Milk', 'Eggs']);
    expect(findIngredients.mock.calls.map(([transcript]) => transcript)).toEqual(['milk and eggs']);
  });

  test('ends after 15 seconds of silence [CONST-13 STATE-38]', async () => {
    const { machine, listen, recogniser } = await fakeMachine();
    await listen();
    await pass(14_999);
    expect(machine.read()).toMatchObject({ phase: 'listening', secondsLeft: 1 });
    await pass(1);
    expect(machine.read()).toMatchObject({ phase: 'idle', error: 'timeout' });
    expect(recogniser().calls).toEqual(['start', 'abort']);
  });

  test('that times out keeps what was said', async () => {
    const { machine, listen, recogniser, names } = await fakeMachine();
    await listen();
    recogniser().says('milk');
    await pass(15_000);
    expect(names()).toEqual(['Milk']);
    expect(machine.read()).toMatchObject({ phase: 'idle', error: 'timeout' });
  });

  test('ends on request, with what was said', async () => {
    const { machine, listen, recogniser, names } = await fakeMachine();
    await listen();
    recogniser().says('milk');
    machine.stop();
    expect(machine.read().phase).toBe('listening');
    recogniser().ends();
    await pass();
    expect(names()).toEqual(['Milk']);
  });

  test('ends silently on request before a word', async () => {
    const { machine, listen, recogniser } = await fakeMachine();
    await listen();
    machine.stop();
    recogniser().ends();
    expect(machine.read()).toMatchObject({ phase: 'idle', error: null, ingredients: null });
  });

  test('ends at the second press, even if the browser does not', async () => {
    const { machine, listen, recogniser } = await fakeMachine();
    await listen();
    machine.stop();
    machine.stop();
    expect(machine.read()).toMatchObject({ phase: 'idle', error: null });
    expect(recogniser().calls).toEqual(['start', 'stop', 'abort']);
  });

  test('starts once for two presses', async () => {
    const { machine, made, listen } = await fakeMachine();
    machine.listen();
    await listen();
    machine.listen();
    await pass();
    expect(made()).toBe(1);
  });

  test.each([
    { code: 'not-allowed', error: 'not-allowed', permission: 'denied' },
    { code: 'no-speech', error: 'no-speech', permission: 'granted' },
    { code: 'audio-capture', error: 'audio-capture', permission: 'granted' },
    { code: 'network', error: 'network', permission: 'granted' },
    { code: 'bad-grammar', error: 'bad-grammar', permission: 'granted' },
    { code: 'aborted', error: null, permission: 'granted' },
  ])('that fails with $code [ERROR-24]', async ({ code, error, permission }) => {
    const { machine, listen, recogniser } = await fakeMachine();
    await listen();
    recogniser().fails(code);
    expect(machine.read()).toMatchObject({ phase: 'idle', error, permission });
    await pass(60_000);
    expect(machine.read().error).toBe(error);
  });

  test('that cannot start says so', async () => {
    const { machine, listen, refuseToStart } = await fakeMachine();
    refuseToStart();
    await listen();
    expect(machine.read()).toMatchObject({ phase: 'idle', error: 'start-failed' });
  });

  test('ignores a recogniser that has ended', async () => {
    const { machine, listen, recogniser } = await fakeMachine();
    await listen();
    const first = recogniser();
    machine.cancel();
    await listen();
    first.says('too late', true);
    first.fails('network');
    expect(machine.read()).toMatchObject({ phase: 'listening', transcript: '', error: null });
  });
});
