// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { installPopover } from './browser-popover.ts';
import { VALUE_ROWS } from './value-rows.ts';

beforeAll(installPopover);
afterEach(cleanup);

/** A caller's handlers, which must not replace the component's own. */
const OTHERS = { onClick: () => undefined, onChange: () => undefined, onKeyDown: () => undefined };

test.each(VALUE_ROWS)('$component keeps $props.value itself', (row) => {
  const { props, before, after, reports = [after], element, read, act } = row;
  const onChange = vi.fn<(value: unknown) => void>();
  render(element({ ...OTHERS, [props.first]: before, [props.change]: onChange }));
  expect(read()).toEqual(before);
  act();
  expect(read()).toEqual(after);
  expect(onChange.mock.calls).toEqual([reports]);
});

test.each(VALUE_ROWS)("$component shows the caller's $props.value, and requests another", (row) => {
  const { props, before, after, reports = [after], element, read, act } = row;
  const onChange = vi.fn<(value: unknown) => void>();
  const page = render(element({ [props.value]: before, [props.change]: onChange }));
  expect(read()).toEqual(before);
  act();
  expect(onChange.mock.calls).toEqual([reports]);
  expect(read()).toEqual(before);
  page.rerender(element({ [props.value]: after, [props.change]: onChange }));
  expect(read()).toEqual(after);
});
