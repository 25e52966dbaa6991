import { api } from '../../testing/api-server.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BookIngredient } from '../../queries/pantry-items.ts';
import { queryClient } from '../../queries/query-client.ts';
import { session } from '../../session/client.ts';
import { useTiles } from './use-tiles.ts';

const BOOK = [1, 2].map(
  (id) => ({ id, name: `thing ${id}`, default_quantity: 1, default_unit: 'piece' }) as BookIngredient,
);

/** A tile for each thing: pressed while it is in. */
function Tiles() {
  const { inIds, toggle } = useTiles({ book: BOOK, items: [], deletingIds: [], onDelete: () => undefined });
  return BOOK.map(({ id, name }) => (
    <button key={id} aria-pressed={inIds.includes(id)} onClick={() => toggle(id, !inIds.includes(id))}>
      {name}
    </button>
  ));
}
const tiles = () => [...page.querySelectorAll('button')];
const isIn = () => tiles().map((tile) => tile.getAttribute('aria-pressed'));

const page = document.body.appendChild(document.createElement('div'));
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  root = createRoot(page);
  flushSync(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Tiles />
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => {
  root.unmount();
  session.signOut();
  api.reset();
});

test('a tile is free again when its own call has failed, also when the next one is on its way by then', async () => {
  const fail: (() => void)[] = [];
  api.answer = async () => {
    await new Promise<void>((answer) => fail.push(answer));
    return { status: 500 };
  };
  for (const [index, tile] of tiles().entries()) {
    tile.click();
    await vi.waitFor(() => expect(fail).toHaveLength(index + 1), 5000);
  }
  expect(isIn()).toEqual(['true', 'true']);
  for (const answer of fail) answer();
  await vi.waitFor(() => expect(isIn()).toEqual(['false', 'false']), 5000);
});
