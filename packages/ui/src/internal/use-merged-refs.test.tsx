// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createRef, type Ref } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMergedRefs } from './use-merged-refs.ts';

afterEach(cleanup);

function Both({ one, other }: { one: Ref<HTMLElement>; other: Ref<HTMLElement> }) {
  return <main ref={useMergedRefs(one, other)} />;
}

test('both get the node, once per mount, and both release it', () => {
  const one = vi.fn<(node: HTMLElement | null) => void>();
  const other = createRef<HTMLElement>();
  const { rerender, unmount } = render(<Both one={one} other={other} />);
  rerender(<Both one={one} other={other} />);
  expect(one.mock.calls).toEqual([[document.querySelector('main')]]);
  expect(other.current).toBe(document.querySelector('main'));
  unmount();
  expect(one).toHaveBeenLastCalledWith(null);
  expect(other.current).toBeNull();
});

test('a cleanup function is used, and the other ref is released too', () => {
  const letGo = vi.fn<() => void>();
  const one = vi.fn<() => () => void>(() => letGo);
  const other = createRef<HTMLElement>();
  render(<Both one={one} other={other} />).unmount();
  expect(letGo).toHaveBeenCalledOnce();
  expect(one).toHaveBeenCalledOnce();
  expect(other.current).toBeNull();
});
