// @vitest-environment jsdom
import { api } from '../testing/api-server.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { session } from '../platform/session/client.ts';
import { usePantryPresence } from './pantry.query.ts';
import { queryClient } from '../shell/query-client.ts';

function Presence() {
  const { hasPantry, isKnown } = usePantryPresence();
  return `${isKnown ? 'known' : 'a guess'}: ${hasPantry}`;
}

const page = document.body.appendChild(document.createElement('div'));
const root = createRoot(page);
const draw = () =>
  flushSync(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Presence />
      </QueryClientProvider>,
    ),
  );

afterEach(() => {
  flushSync(() => root.render(null));
  session.signOut();
  api.reset();
});

test('a newly stored value does not become the initial guess', () => {
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  api.answer = () => new Promise(() => {});
  draw();
  expect(page.textContent).toBe('a guess: false');
  session.rememberPantry(true);
  draw();
  expect(page.textContent).toBe('known: true');
});
