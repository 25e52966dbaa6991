import { cleanup, render } from '@testing-library/react';
import { createRef, type Ref } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CONFORMANCE } from './conformance.tsx';
import { ROOT_TAGS } from './root-tags.ts';

afterEach(cleanup);

// It gives a context and draws nothing.
const ROOTLESS = 'locale';

const ours = { className: 'ours', style: { order: 7 }, 'data-extra': 'kept' };

test.each(CONFORMANCE)('$slot takes className, style, ref and the rest', ({ slot, element, fieldOf }) => {
  const ref = createRef<HTMLElement>();
  render(element({ ...ours, ref: ref as Ref<never> }));
  const root = document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  expect(root?.classList).toContain('ours');
  expect(root?.style.order).toBe('7');
  // A field's root is its frame; what a form wants to reach is the control in it.
  const target = fieldOf ? root?.querySelector(fieldOf) : root;
  expect(target?.getAttribute('data-extra')).toBe('kept');
  expect(ref.current).toBe(target);
  expect(ROOT_TAGS[slot], `${slot} in root-tags.ts`).toBe(target?.tagName.toLowerCase());
});

test('no component is left out', () => {
  const folders = Object.keys(import.meta.glob('../components/*/index.ts')).map((path) => path.split('/')[2]);
  const covered = new Set(CONFORMANCE.map(({ folder, slot }) => folder ?? slot));
  expect(
    folders.filter((folder) => folder !== undefined && folder !== ROOTLESS && !covered.has(folder)),
  ).toEqual([]);
});

test('every component explains itself', () => {
  const folders = (paths: object) => new Set(Object.keys(paths).map((path) => path.split('/')[2]));
  const explained = folders(import.meta.glob('../components/*/*.guide.ts'));
  expect(
    [...folders(import.meta.glob('../components/*/index.ts'))].filter((name) => !explained.has(name)),
  ).toEqual([]);
});
