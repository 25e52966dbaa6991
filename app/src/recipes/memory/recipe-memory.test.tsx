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

async function write(notes: string, onSaveNotes: RecipeMemoryProps['onSaveNotes']): Promise<void> {
  const handlers = { onRate: nothing, onCooked: nothing, onPhoto: nothing, onRemovePhoto: nothing };
  act(() =>
    page.render(<RecipeMemoryView title="Soup" memory={NO_MEMORY} {...handlers} onSaveNotes={onSaveNotes} />),
  );
  const field = find<HTMLTextAreaElement>('textarea');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, notes);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('a keyboard that is on the button stays at the notes once they are saved', async () => {
  let answer: (conflict: null) => void = nothing;
  await write('Less salt', () => new Promise((resolve) => (answer = resolve)));
  act(() => button('Save notes')?.focus());
  await act(async () => button('Save notes')?.click());
  expect(document.activeElement).toBe(button('Saving…'));
  await act(async () => answer(null));
  expect(button('Saving…')).toBeUndefined();
  expect(document.activeElement).toBe(find('textarea').closest('[tabindex="-1"]'));
});
