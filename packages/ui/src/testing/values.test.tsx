import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { VALUE_ROWS } from './value-rows.tsx';

afterEach(cleanup);

test.each(VALUE_ROWS)('$component keeps its value itself', ({ props, before, after, element, read, act }) => {
  const onChange = vi.fn<(value: unknown) => void>();
  render(element({ [props.first]: before, [props.change]: onChange }));
  expect(read()).toBe(before);
  act();
  expect(read()).toBe(after);
  expect(onChange.mock.calls).toEqual([[after]]);
});

test.each(VALUE_ROWS)(
  '$component shows what the caller keeps, and reports the value that is asked for',
  ({ props, before, after, element, read, act }) => {
    const onChange = vi.fn<(value: unknown) => void>();
    const page = render(element({ [props.value]: before, [props.change]: onChange }));
    expect(read()).toBe(before);
    act();
    expect(onChange.mock.calls).toEqual([[after]]);
    expect(read()).toBe(before);
    page.rerender(element({ [props.value]: after, [props.change]: onChange }));
    expect(read()).toBe(after);
  },
);
