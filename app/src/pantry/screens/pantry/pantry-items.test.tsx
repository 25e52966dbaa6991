// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test, vi } from 'vitest';
import { PANTRY } from '../../../storybook/fixtures.ts';
import type { PantryItem } from '../../pantry.query.ts';
import { PantryItems } from './pantry-items.tsx';

const ignore = () => undefined;
const find = vi.fn<(items: readonly PantryItem[], text: string) => readonly PantryItem[]>((items, text) =>
  items.filter(({ ingredients }) => ingredients.name.startsWith(text)),
);

const page = document.body.appendChild(document.createElement('div'));
const root = createRoot(page);
afterAll(() => {
  root.unmount();
  page.remove();
});

function show(pendingIds: readonly string[]): void {
  flushSync(() =>
    root.render(
      <PantryItems
        items={PANTRY}
        today="2026-11-23"
        pendingIds={pendingIds}
        find={find}
        onAddMode={ignore}
        onEdit={ignore}
        onDelete={ignore}
        onFindRecipes={ignore}
      />,
    ),
  );
}

const rows = () => page.querySelectorAll('[data-slot="pantry-index-entry"]').length;

function type(text: string): void {
  const box = page.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  flushSync(() => box?.dispatchEvent(new Event('input', { bubbles: true })));
}

test('a letter is in the box before the rows are searched, and each search runs once', async () => {
  const none: readonly string[] = [];
  show(none);
  expect(rows()).toBe(PANTRY.length);
  const first = PANTRY[0]!.ingredients.name;
  for (const text of [first.slice(0, 1), first.slice(0, 2), first]) {
    find.mockClear();
    type(text);
    expect(page.querySelector('input')?.value).toBe(text);
    expect(find).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(find).toHaveBeenCalledWith(PANTRY, text));
  }
  await vi.waitFor(() => expect(rows()).toBe(1));

  // What else the screen draws does not search again.
  find.mockClear();
  show(none);
  expect(find).not.toHaveBeenCalled();
  show([PANTRY[0]!.id]);
  expect(find).toHaveBeenCalledTimes(1);
});
