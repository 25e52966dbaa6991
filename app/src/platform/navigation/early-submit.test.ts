// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { holdSubmits, sendHeld } from './early-submit.ts';

afterEach(() => {
  sendHeld();
  document.body.replaceChildren();
});

test('a form submitted before the app is there is sent once the app listens, and only once', () => {
  const form = document.body.appendChild(document.createElement('form'));
  holdSubmits();
  const early = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);

  const heard = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  form.addEventListener('submit', heard);
  sendHeld();
  expect(heard).toHaveBeenCalledTimes(1);
  sendHeld();
  form.requestSubmit();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a form that is no longer on the page is not sent', () => {
  const form = document.body.appendChild(document.createElement('form'));
  holdSubmits();
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  form.remove();
  const heard = vi.fn<() => void>();
  form.addEventListener('submit', heard);
  sendHeld();
  expect(heard).not.toHaveBeenCalled();
});
