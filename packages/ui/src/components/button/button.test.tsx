// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './index.ts';

afterEach(cleanup);

test('a pending button keeps focus, and neither it nor its form reacts to a press', () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" pending={pending} onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button');
  button.focus();
  rerender(form(true));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a pending link is not followed, and its own listener is not called', () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button asChild pending>
      <a href="#lists" onClick={onClick}>
        My Lists
      </a>
    </Button>,
  );
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
});
