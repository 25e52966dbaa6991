// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

afterEach(cleanup);

function Chips({ ids }: { ids: readonly string[] }) {
  const [ref, note] = useFocusAfterRemoval<HTMLUListElement>(ids);
  return (
    <>
      <ul ref={ref} aria-label="Chips" tabIndex={-1}>
        {ids.map((id) => (
          <li key={id}>
            <button data-removes onClick={() => note(id)}>
              {id}
            </button>
          </li>
        ))}
      </ul>
      <button>Elsewhere</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  button.click();
}

test.each([
  { pressed: 'b', left: ['a', 'c'], next: 'c' },
  { pressed: 'c', left: ['a', 'b'], next: 'b' },
])(
  'the focus of $pressed goes to what takes its place, or to the last one: $next',
  ({ pressed, left, next }) => {
    const { rerender } = render(<Chips ids={['a', 'b', 'c']} />);
    press(pressed);
    rerender(<Chips ids={left} />);
    expect(focused()).toBe(next);
  },
);

test('the list gets it when nothing is left', () => {
  const { rerender } = render(<Chips ids={['a']} />);
  press('a');
  rerender(<Chips ids={[]} />);
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Chips' }));
});

test('a cook who has gone on meanwhile keeps it', () => {
  const { rerender } = render(<Chips ids={['a', 'b']} />);
  press('a');
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  rerender(<Chips ids={['b']} />);
  expect(focused()).toBe('Elsewhere');
});

test('a refetch that removes the focused chip moves nothing', () => {
  const { rerender } = render(<Chips ids={['a', 'b']} />);
  screen.getByRole('button', { name: 'a' }).focus();
  rerender(<Chips ids={['b']} />);
  expect(document.activeElement).toBe(document.body);
});
