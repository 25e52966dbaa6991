// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../components/locale/index.ts';
import { fakeVoice } from './fakes.ts';
import { useVoiceIngredients, type VoiceIngredientsOptions } from './use-voice-ingredients.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const inGerman = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale="de-DE">{children}</LocaleProvider>
);

async function voiceWith<Heard>(options: VoiceIngredientsOptions<Heard> = {}) {
  const fake = fakeVoice();
  const hook = renderHook(
    (given: VoiceIngredientsOptions<Heard>) => useVoiceIngredients({ parts: fake.parts, ...given }),
    { initialProps: options, wrapper: inGerman },
  );
  await pass();
  async function say(words: string) {
    act(() => hook.result.current.panel.onListeningChange(true));
    await pass();
    act(() => fake.says(words));
    await pass();
  }
  return { ...hook, fake, say };
}

test('words become ingredients without anything else', async () => {
  const { result, say } = await voiceWith();
  await say('I have milk and some eggs');
  expect(result.current.panel.state).toMatchObject({
    status: 'review',
    ingredients: [{ name: 'Milk' }, { name: 'Eggs' }],
  });
});

test('the latest function finds them, and what it heard is kept by id', async () => {
  const first = vi.fn<() => Promise<[]>>(async () => []);
  const { result, rerender, say } = await voiceWith<number>({ findIngredients: first });
  rerender({ findIngredients: async () => [{ name: 'milk', heard: 2 }] });
  await say('two milks');
  expect(first).not.toHaveBeenCalled();
  expect(result.current.state.ingredients).toEqual([{ id: 'heard-0', name: 'Milk' }]);
  expect(result.current.state.heard).toEqual({ 'heard-0': 2 });
});

test('other names are found if that fails', async () => {
  const { result, say } = await voiceWith({
    findIngredients: () => Promise.reject(new Error('offline')),
    findNames: (transcript) => transcript.split(' und '),
  });
  await say('milch und eier');
  expect(result.current.state.ingredients).toMatchObject([{ name: 'Milch' }, { name: 'Eier' }]);
});

test('keeps corrections while they are saved, and then starts over', async () => {
  const { result, rerender, say } = await voiceWith();
  await say('milk');
  act(() => result.current.panel.onIngredientsChange([{ id: 'heard-0', name: 'Oat milk' }]));
  rerender({ isSaving: true });
  expect(result.current.panel.state).toMatchObject({ status: 'saving', ingredients: [{ name: 'Oat milk' }] });
  rerender({});
  act(() => result.current.noteSaved());
  expect(result.current.panel.state).toMatchObject({ status: 'idle', transcript: '' });
});

test('listens for the language of the provider unless given another', async () => {
  const { result, rerender, fake } = await voiceWith();
  act(() => result.current.listen());
  await pass();
  expect(fake.language()).toBe('de-DE');
  act(() => result.current.cancel());
  rerender({ language: 'fr-FR' });
  act(() => result.current.listen());
  await pass();
  expect(fake.language()).toBe('fr-FR');
});

test('releases the microphone with the component', async () => {
  const { result, unmount, fake } = await voiceWith();
  act(() => result.current.listen());
  await pass();
  expect(fake.open()).toBe(1);
  unmount();
  expect(fake.open()).toBe(0);
});

test('listens, finds and lets go of the microphone in StrictMode as well', async () => {
  const fake = fakeVoice();
  const { result, unmount } = renderHook(() => useVoiceIngredients({ parts: fake.parts }), {
    wrapper: StrictMode,
  });
  await pass();
  act(() => result.current.listen());
  await pass();
  expect([result.current.state.phase, fake.open()]).toEqual(['listening', 1]);
  act(() => fake.says('milk'));
  await pass();
  expect(result.current.state.ingredients).toEqual([{ id: 'heard-0', name: 'Milk' }]);
  unmount();
  expect(fake.open()).toBe(0);
});

test('says so if only fillers were heard', async () => {
  const { result, say } = await voiceWith();
  await say('the');
  expect(result.current.state).toMatchObject({ phase: 'idle', error: 'parse-failed', ingredients: null });
});

test('says that a browser without speech recognition has none', async () => {
  const parts = { ...fakeVoice().parts, makeRecogniser: null };
  const { result } = await voiceWith({ parts });
  expect(result.current.isSupported).toBe(false);
  expect(result.current.panel.state).toEqual({ status: 'unsupported' });
});

test('a server, which cannot know, renders what most browsers show first', () => {
  function Page() {
    const { panel, isSupported } = useVoiceIngredients();
    return `${panel.state.status} ${isSupported}`;
  }
  expect(renderToString(<Page />)).toBe('prompt true');
});
