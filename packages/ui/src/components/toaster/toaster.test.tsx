// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, Toaster } from './index.ts';

const NEWS = 'Shopping list copied to clipboard!';
const FAILED = 'Failed to delete item. Please try again.';

beforeEach(() => {
  vi.useFakeTimers();
  toast.clear();
  render(<Toaster duration={5000} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const fail = () => act(() => void toast.failure(FAILED, { label: 'Try again', run: () => undefined }));
const button = (name: string) => screen.getByRole('button', { name });

/** Advances time until success messages disappear. */
function letNewsLeave(): void {
  act(() => void toast.success(NEWS));
  expect(screen.queryByText(NEWS)).not.toBeNull();
  act(() => void vi.advanceTimersByTime(5000));
}

test.each([
  ['Escape on the cross', 'Dismiss', (target: HTMLElement) => fireEvent.keyDown(target, { key: 'Escape' })],
  [
    'Escape on the button',
    'Try again',
    (target: HTMLElement) => fireEvent.keyDown(target, { key: 'Escape' }),
  ],
  ['a press on the cross', 'Dismiss', (target: HTMLElement) => fireEvent.click(target)],
  ['a press on the button', 'Try again', (target: HTMLElement) => fireEvent.click(target)],
])('a message that had focus and disappeared by %s does not keep it [UNDO-20]', (_how, name, dismiss) => {
  fail();
  act(() => button(name).focus());
  dismiss(button(name));
  expect(screen.queryByText(FAILED)).toBeNull();
  letNewsLeave();
  expect(screen.queryByText(NEWS)).toBeNull();
});

test.each([
  ['the element it came from', (from: HTMLElement) => from],
  [
    'its container, if it has been removed',
    (from: HTMLElement) => {
      const around = from.parentElement;
      from.remove();
      return around;
    },
  ],
])('a message reached without F8 returns focus to %s', (_to, leave) => {
  document.body.insertAdjacentHTML('afterbegin', '<main tabindex="-1"><button>Swap</button></main>');
  fail();
  act(() => button('Swap').focus());
  act(() => button('Dismiss').focus());
  const to = leave(button('Swap'));
  fireEvent.click(button('Dismiss'));
  expect(document.activeElement).toBe(to);
  document.querySelector('main')?.remove();
});

test('if the page has changed meanwhile, its main part gets focus', () => {
  document.body.insertAdjacentHTML('afterbegin', '<main tabindex="-1"><button>Swap</button></main>');
  fail();
  act(() => button('Swap').focus());
  act(() => button('Dismiss').focus());
  document.querySelector('main')?.remove();
  document.body.insertAdjacentHTML('afterbegin', '<main tabindex="-1">Another page</main>');
  fireEvent.click(button('Dismiss'));
  expect(document.activeElement).toBe(document.querySelector('main'));
  document.querySelector('main')?.remove();
});

test('status messages stay while another message has focus, and disappear afterwards', () => {
  fail();
  act(() => button('Dismiss').focus());
  letNewsLeave();
  expect(screen.queryByText(NEWS)).not.toBeNull();
  act(() => button('Try again').focus());
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByText(NEWS)).not.toBeNull();
  act(() => button('Try again').blur());
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByText(NEWS)).toBeNull();
});

test('failures with the same text keep their own buttons [UNDO-21]', () => {
  const tried: string[] = [];
  const failWith = (what: string) =>
    act(() => void toast.failure(FAILED, { label: 'Try again', run: () => void tried.push(what) }));
  failWith('first batch');
  failWith('second batch');
  for (const tryAgain of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(tryAgain);
  expect(tried).toEqual(['first batch', 'second batch']);
});

test('no status message replaces a failure, with or without a button [UNDO-21]', () => {
  fail();
  act(() => void toast.failure('Milk was not saved.'));
  for (const name of ['Leek', 'Rice', 'Peas', 'Eggs', 'Corn', 'Dill']) {
    act(() => void toast.success(`${name} was removed.`, { label: 'Undo', run: () => undefined }));
    act(() => void toast.success(`${name} added`));
  }
  expect(screen.queryByText(FAILED)).not.toBeNull();
  expect(screen.queryByText('Milk was not saved.')).not.toBeNull();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(5);
  expect(screen.queryByText('Corn added')).toBeNull();
  expect(screen.queryByText('Dill added')).not.toBeNull();
});
