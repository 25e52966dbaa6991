// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef, type Ref } from 'react';
import { afterEach, expect, test } from 'vitest';
import { KeepFocus } from './keep-focus.tsx';
import { useMergedRefs } from './use-merged-refs.ts';

afterEach(cleanup);

function Purchase({ isBought, outer }: { isBought: boolean; outer: Ref<HTMLElement> | undefined }) {
  const root = useRef<HTMLElement>(null);
  return (
    <section ref={useMergedRefs(outer, root)} aria-label="Bought" tabIndex={-1}>
      {isBought ? <button>Undo</button> : null}
      <KeepFocus target={root} />
    </section>
  );
}

test.each([
  ['without a ref of the caller', undefined],
  ['with a callback of the caller that is new in every render', () => () => undefined],
])('focus goes to the target of a removed button, %s', (_, makeRef) => {
  const { rerender } = render(<Purchase isBought outer={makeRef?.()} />);
  screen.getByRole('button', { name: 'Undo' }).focus();
  rerender(<Purchase isBought={false} outer={makeRef?.()} />);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Bought' }));
});
