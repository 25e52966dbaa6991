import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMachine, found, pass } from './fake-machine.ts';
import { PARSE_PATIENCE } from './voice-machine.ts';
import type { FoundIngredient } from './voice-input.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('finding the ingredients', () => {
  async function said(words: string, answer: (signal: AbortSignal) => Promise<readonly FoundIngredient[]>) {
    const voice = await fakeMachine();
    voice.findIngredients.mockImplementation((_words, signal) => answer(signal));
    await voice.listen();
    voice.recogniser().says(words, true);
    await pass();
    return voice;
  }
  const never = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const refuse = () => Promise.reject(new Error('500'));

  test('continues without the server if that fails [RULE-28]', async () => {
    const { machine, names } = await said('I have milk and eggs', refuse);
    expect(names()).toEqual(['Milk', 'Eggs']);
    expect(machine.read()).toMatchObject({ phase: 'idle', error: null });
  });

  test('says so if nothing is found that way either, and keeps the words', async () => {
    const { machine } = await said('the', refuse);
    expect(machine.read()).toMatchObject({ phase: 'idle', error: 'parse-failed', transcript: 'the' });
  });

  test('waits for the server up to a limit', async () => {
    const { machine, names } = await said('milk', never);
    await pass(PARSE_PATIENCE - 1);
    expect(machine.read().phase).toBe('parsing');
    await pass(1);
    expect(names()).toEqual(['Milk']);
  });

  test('waits no longer for an answer that does not mind the signal', async () => {
    const { machine, names } = await said('milk', () => new Promise(() => {}));
    await pass(PARSE_PATIENCE);
    expect(machine.read().phase).toBe('idle');
    expect(names()).toEqual(['Milk']);
  });

  test.each([
    { what: 'no list', answer: { ingredients: ['milk'] } },
    { what: 'a list of something else', answer: ['milk'] },
    { what: 'nothing', answer: null },
  ])('continues without the server if that answers with $what', async ({ answer }) => {
    const { machine, names } = await said('eggs', async () => answer as unknown as FoundIngredient[]);
    expect(names()).toEqual(['Eggs']);
    expect(machine.read()).toMatchObject({ phase: 'idle', error: null });
  });

  test.each([
    {
      what: 'throws',
      findNames: () => {
        throw new Error('a bug');
      },
    },
    { what: 'answers with no list', findNames: () => null as unknown as string[] },
  ])('says so if what finds the names $what', async ({ findNames }) => {
    const voice = await fakeMachine();
    voice.machine.setReading({ language: 'en-US', findIngredients: refuse, findNames });
    await voice.listen();
    voice.recogniser().says('milk', true);
    await pass();
    expect(voice.machine.read()).toMatchObject({ phase: 'idle', error: 'parse-failed', transcript: 'milk' });
  });

  test('says nothing of a failure after it was cancelled', async () => {
    const { machine } = await said('the', never);
    machine.cancel();
    await pass();
    expect(machine.read()).toMatchObject({ phase: 'idle', error: null, ingredients: null });
  });

  test('leaves the signal alone once it has the answer', async () => {
    const { findIngredients } = await said('milk', async () => found('milk'));
    await pass(PARSE_PATIENCE);
    expect(findIngredients.mock.lastCall?.[1].aborted).toBe(false);
  });

  test('skips ingredients without a name', async () => {
    const { names } = await said('milk', async () => found('', 'milk', '  '));
    expect(names()).toEqual(['Milk']);
  });

  test('is aborted with the screen', async () => {
    const { machine, disconnect, findIngredients } = await said('milk', never);
    disconnect();
    await pass(PARSE_PATIENCE);
    expect(findIngredients.mock.lastCall?.[1].aborted).toBe(true);
    expect(machine.read()).toMatchObject({ phase: 'idle', ingredients: null });
  });

  test('may find nothing', async () => {
    const { names, machine } = await said('hello', async () => []);
    expect([names(), machine.read().error]).toEqual([[], null]);
  });

  test('adds to what is there, keeps corrections, and starts over once everything is saved', async () => {
    const { machine, names, listen, recogniser, findIngredients } = await said('milk', async () =>
      found('milk'),
    );
    const [milk] = machine.read().ingredients ?? [];
    machine.edit([{ id: milk?.id ?? '', name: 'Oat milk' }]);
    findIngredients.mockResolvedValue(found('oat milk', 'eggs'));
    await listen();
    expect(machine.read()).toMatchObject({ phase: 'listening', transcript: '' });
    recogniser().says('oat milk and eggs', true);
    await pass();
    expect(names()).toEqual(['Oat milk', 'Eggs']);
    expect(new Set(machine.read().ingredients?.map(({ id }) => id)).size).toBe(2);
    machine.noteSaved();
    expect(machine.read()).toMatchObject({ ingredients: null, heard: {}, transcript: '' });
  });

  test('keeps batches of one ingredient apart, and a repetition replaces the first', async () => {
    const milk = (quantity: number, expiry_date: string): FoundIngredient => ({
      name: 'milk',
      heard: { name: 'milk', quantity, unit: 'l', expiry_date, opened: false },
    });
    const { machine, names, listen, recogniser, findIngredients } = await said('two milks', async () => [
      milk(1, '2030-05-10'),
      milk(1, '2030-05-13'),
    ]);
    expect(names()).toEqual(['Milk', 'Milk']);
    const [friday, monday] = machine.read().ingredients?.map(({ id }) => id) ?? [];
    findIngredients.mockResolvedValue([milk(2, '2030-05-11')]);
    await listen();
    recogniser().says('two litres of milk', true);
    await pass();
    expect(names()).toEqual(['Milk', 'Milk']);
    expect(machine.read().heard).toEqual({
      [friday ?? '']: milk(2, '2030-05-11').heard,
      [monday ?? '']: milk(1, '2030-05-13').heard,
    });
  });
});
