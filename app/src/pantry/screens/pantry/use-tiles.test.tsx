// @vitest-environment jsdom
import { api } from '../../../testing/api-server.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BookIngredient } from '../../pantry-items.query.ts';
import { queryClient } from '../../../shell/query-client.ts';
import { session } from '../../../platform/session/client.ts';
import { useTiles } from './use-tiles.ts';

const BOOK = [1, 2].map(
  (id) => ({ id, name: `thing ${id}`, default_quantity: 1, default_unit: 'piece' }) as BookIngredient,
);

/** One tile per ingredient: pressed while it is in. */
function Tiles() {
  const { inIds, toggle } = useTiles({
    book: BOOK,
    items: [],
    deletingIds: [],
    onDelete: (id) => deleted.push(id),
  });
  return BOOK.map(({ id, name }) => (
    <button key={id} aria-pressed={inIds.includes(id)} onClick={() => toggle(id, !inIds.includes(id))}>
      {name}
    </button>
  ));
}
let deleted: string[] = [];
const tiles = () => [...page.querySelectorAll('button')];
const isIn = () => tiles().map((tile) => tile.getAttribute('aria-pressed'));

const page = document.body.appendChild(document.createElement('div'));
let root: ReturnType<typeof createRoot>;
function open() {
  root = createRoot(page);
  flushSync(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Tiles />
      </QueryClientProvider>,
    ),
  );
}
beforeEach(() => {
  deleted = [];
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  open();
});
afterEach(() => {
  root.unmount();
  session.signOut();
  api.reset();
});

test('the last taps are sent when leaving the screen, but never for the next cook [ADDING-18]', async () => {
  const sent: string[] = [];
  api.answer = (_call, body) => {
    sent.push(...JSON.parse(body).items.map((item: { ingredient_name: string }) => item.ingredient_name));
    return { status: 500 };
  };
  tiles()[0]?.click();
  // The server ended the session; or a sleeping tab learns of a logout and the next login at once.
  session.dropTokens();
  session.signIn({ access_token: 'b', refresh_token: 's' }, 'bela');
  root.unmount();

  open();
  tiles()[1]?.click();
  root.unmount();
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  expect(sent).toEqual(['thing 2']);
});

test('a tile is released when its own call fails, even if the next one is pending by then', async () => {
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

/** Answers an addition on release, with an item for each requested ingredient. */
function holdAdditions() {
  const answers: (() => void)[] = [];
  api.answer = async (call) => {
    if (!call.startsWith('POST ')) return { status: 404 };
    await new Promise<void>((answer) => answers.push(answer));
    return { status: 201, body: { data: { pantryItems: [{ id: 'a', ingredient_id: 1 }] } } };
  };
  return answers;
}

test('a tile tapped off while pending is removed once it is added', async () => {
  const answers = holdAdditions();
  tiles()[0]?.click();
  await vi.waitFor(() => expect(answers).toHaveLength(1), 5000);
  tiles()[0]?.click();
  await vi.waitFor(() => expect(isIn()[0]).toBe('false'), 5000);
  answers[0]?.();
  await vi.waitFor(() => expect(deleted).toEqual(['a']), 5000);
});

test('a tile tapped off and on while pending stays', async () => {
  const answers = holdAdditions();
  tiles()[0]?.click();
  await vi.waitFor(() => expect(answers).toHaveLength(1), 5000);
  tiles()[0]?.click();
  await vi.waitFor(() => expect(isIn()[0]).toBe('false'), 5000);
  tiles()[0]?.click();
  await vi.waitFor(() => expect(isIn()[0]).toBe('true'), 5000);
  answers[0]?.();
  // Tapped ids are dropped once the response has been processed.
  await vi.waitFor(() => expect(isIn()[0]).toBe('false'), 5000);
  expect(deleted).toEqual([]);
});
