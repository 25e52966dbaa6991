// @vitest-environment jsdom
import { PLATE_FOODS, PLATE_KINDS, VESSEL_NAMES } from '@larder/plates/dish';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TABLE_PICTURE_FOODS, TABLE_PICTURE_KINDS, TABLE_PICTURE_VESSELS, TablePicture } from './index.ts';

/** Elements near the window, as the browser would say. */
let comeNear: () => void;

beforeEach(() => {
  comeNear = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => told([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === reduced }));
});
let reduced = '';
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  reduced = '';
});

const root = () => document.querySelector<HTMLElement>('[data-slot="table-picture"]');
const state = () => root()?.dataset['state'];
const src = () => document.querySelector('img')?.src;

test('offers what the kit can draw', () => {
  expect(PLATE_FOODS.map(({ name }) => name)).toEqual(TABLE_PICTURE_FOODS);
  expect(PLATE_KINDS).toEqual(TABLE_PICTURE_KINDS);
  expect(VESSEL_NAMES).toEqual(TABLE_PICTURE_VESSELS);
});

test('waits under one name until it is near, then is drawn', async () => {
  render(<TablePicture ingredients={['Rice', 'Peas']} alt="Rice and peas" />);
  expect(state()).toBe('waiting');
  expect(screen.getByRole('img', { name: 'Rice and peas' })).toBe(root());
  act(() => comeNear());
  await waitFor(() => expect(state()).toBe('drawn'));
  expect(src()).toMatch(/^data:image\/svg\+xml,/);
  expect(screen.getByRole('img', { name: 'Rice and peas' })).toBe(root());
});

test('without alt it is decorative', async () => {
  render(<TablePicture ingredients={['Rice']} priority />);
  await waitFor(() => expect(state()).toBe('drawn'));
  expect(screen.queryByRole('img')).toBeNull();
});

test('the same dish is the same picture, and other ingredients another', async () => {
  const { rerender } = render(<TablePicture ingredients={['Rice', 'Peas']} priority />);
  await waitFor(() => expect(state()).toBe('drawn'));
  const first = src();
  rerender(<TablePicture ingredients={['Rice', 'Carrots']} priority />);
  await waitFor(() => expect(src()).not.toBe(first));
  // Drawn before: it is there at once.
  rerender(<TablePicture ingredients={['Rice', { name: 'Peas' }]} priority seed={undefined} />);
  await waitFor(() => expect(src()).toBe(first));
});

test('without anything to draw it is an empty plate from the start, on a server too', () => {
  expect(renderToString(<TablePicture ingredients={[]} />)).toContain('data-state="empty"');
  expect(renderToString(<TablePicture ingredients={['Rice']} />)).toContain('data-state="waiting"');
});

test('what nobody knows stays an empty plate', async () => {
  render(<TablePicture ingredients={['Unobtainium']} priority alt="Secret" />);
  await waitFor(() => expect(state()).toBe('empty'));
  expect(screen.getByRole('img', { name: 'Secret' })).toBe(root());
});

test('where less data is asked for, it stays an empty plate', async () => {
  reduced = '(prefers-reduced-data: reduce)';
  render(<TablePicture ingredients={['Rice', 'Salmon']} priority />);
  await waitFor(() => expect(state()).toBe('empty'));
});
