// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import ts from 'typescript';
import { afterEach, expect, test } from 'vitest';
import { nodesOf, parse } from './api/parse.ts';
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
  const indexes = import.meta.glob<string>('../components/*/index.ts', {
    eager: true,
    import: 'default',
    query: '?raw',
  });
  const exported = Object.entries(indexes).flatMap(([path, source]) =>
    nodesOf(parse(path, source), ts.isExportSpecifier).map(({ name }) => name.text),
  );
  const named = exported
    .filter((name) => name.endsWith('Labels'))
    .map((name) => name.slice(0, -'Labels'.length));
  const covered = new Set(WORDS_ROWS.map(({ component }) => component));
  expect(named.filter((name) => !covered.has(name)).toSorted()).toEqual([]);
  expect(named.length).toBeGreaterThan(50);
});
