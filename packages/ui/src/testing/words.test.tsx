// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as ui from './every-component.ts';
import { OURS } from './words-row.ts';
import { WORDS_ROWS } from './words-rows-all.tsx';

afterEach(() => {
  ui.toast.clear();
  cleanup();
});

/** All visible and announced text. */
function words(): string[] {
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-roledescription'];
  return [
    document.body.textContent,
    ...attributes.flatMap((name) =>
      [...document.body.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name) ?? ''),
    ),
  ];
}

test.each(WORDS_ROWS)(
  '$component has no other text when all its labels are replaced',
  async ({ element, act }) => {
    ui.toast.failure(OURS);
    ui.toast.failure(OURS);
    render(element);
    await act?.();
    // Submitting an empty form shows its errors.
    for (const form of document.querySelectorAll('form')) fireEvent.submit(form);
    expect(words().filter((text) => /\p{Script=Latin}/u.test(text))).toEqual([]);
    expect(words().join('')).toContain(OURS);
  },
);

test('each component with labels has its row', () => {
  const exported = Object.values(
    import.meta.glob<string>('../components/*/index.ts', { eager: true, import: 'default', query: '?raw' }),
  ).join('\n');
  const named = new Set([...exported.matchAll(/\b(\w+)Labels\b/g)].map(([, name = '']) => name));
  const covered = new Set(WORDS_ROWS.map(({ component }) => component));
  expect([...named].filter((name) => !covered.has(name)).toSorted()).toEqual([]);
  expect(named.size).toBeGreaterThan(50);
});
