// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_MEMORY } from './memory.change.ts';
import { RecipeMemoryView, type RecipeMemoryProps } from './recipe-memory.tsx';

const place = document.createElement('div');
const page = createRoot(place);
const nothing = () => undefined;
const find = <E extends HTMLElement>(selector: string) => place.querySelector<E>(selector)!;
const button = (name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
});
afterEach(() => {
  act(() => page.render(null));
  place.remove();
  vi.unstubAllGlobals();
});

function show(onSaveNotes: RecipeMemoryProps['onSaveNotes']): void {
  const handlers = { onRate: nothing, onCooked: nothing, onPhoto: nothing, onRemovePhoto: nothing };
  act(() =>
    page.render(<RecipeMemoryView title="Soup" memory={NO_MEMORY} {...handlers} onSaveNotes={onSaveNotes} />),
  );
}

async function type(notes: string): Promise<void> {
  const field = find<HTMLTextAreaElement>('textarea');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, notes);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('a keyboard that is on the button stays at the notes once they are saved', async () => {
  let answer: (conflict: null) => void = nothing;
  show(() => new Promise((resolve) => (answer = resolve)));
  await type('Less salt');
  act(() => button('Save notes')?.focus());
  await act(async () => button('Save notes')?.click());
  expect(document.activeElement).toBe(button('Saving…'));
  await act(async () => answer(null));
  expect(button('Saving…')).toBeUndefined();
  expect(document.activeElement).toBe(find('textarea').closest('[tabindex="-1"]'));
});

test('what is typed while notes are saved is saved too, once the cook has left the field', async () => {
  const sent: [notes: string, base: string | null][] = [];
  const answers: ((conflict: null) => void)[] = [];
  show((notes, base) => {
    sent.push([notes, base]);
    return new Promise((resolve) => answers.push(resolve));
  });
  const field = find<HTMLTextAreaElement>('textarea');
  act(() => field.focus());
  await type('Less salt');
  act(() => field.blur());
  act(() => field.focus());
  await type('Less salt, more lemon');
  act(() => field.blur());
  expect(sent).toEqual([['Less salt', null]]);
  await act(async () => answers[0]?.(null));
  expect(sent).toEqual([
    ['Less salt', null],
    ['Less salt, more lemon', 'Less salt'],
  ]);
  await act(async () => answers[1]?.(null));
  expect(button('Save notes')).toBeUndefined();
  expect(sent).toHaveLength(2);
});

test('what is typed while notes are saved waits while the cook goes on typing', async () => {
  const answers: ((conflict: null) => void)[] = [];
  const save = vi.fn<RecipeMemoryProps['onSaveNotes']>(() => new Promise((resolve) => answers.push(resolve)));
  show(save);
  const field = find<HTMLTextAreaElement>('textarea');
  await type('Less salt');
  await act(async () => button('Save notes')?.click());
  act(() => field.focus());
  await type('Less salt, mo');
  await act(async () => answers[0]?.(null));
  expect(save).toHaveBeenCalledOnce();
  expect(button('Save notes')).toBeDefined();
});
