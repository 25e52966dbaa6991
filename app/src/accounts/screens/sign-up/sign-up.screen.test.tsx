// @vitest-environment jsdom
import { api } from '../../../testing/api-server.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../../../platform/session/client.ts';
import SignUpScreen from './sign-up.screen.tsx';

const page = document.body.appendChild(document.createElement('div'));
const root = createRoot(page);
const status = () => page.querySelector('[role="status"]')?.textContent;
const sent: { call: string; body: unknown }[] = [];

/** Opens a URL on a server with this sign-up policy. */
async function open(address: string, signups: string) {
  api.answer = (call, body) => {
    if (call === 'GET /auth/signup') return { status: 200, body: { data: { signups } } };
    sent.push({ call, body: JSON.parse(body) });
    return { status: 201, body: { data: { access_token: 'a', refresh_token: 'r', recovery_code: 'x' } } };
  };
  flushSync(() =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <SignUpScreen key={address} />
      </MemoryRouter>,
    ),
  );
  await vi.waitFor(() => expect(api.calls).toContain('GET /auth/signup'));
}

afterEach(() => {
  flushSync(() => root.render(null));
  session.signOut();
  api.reset();
  sent.length = 0;
});

test.each([
  { signups: 'closed', address: '/signup#invite=abc', says: 'This Larder isn’t accepting new accounts.' },
  {
    signups: 'invite',
    address: '/signup',
    says: 'You need an invitation to create an account here. Ask the person who runs this Larder for a link.',
  },
])('with sign-ups "$signups", $address says so and has no form', async ({ signups, address, says }) => {
  await open(address, signups);
  await vi.waitFor(() => expect(status()).toBe(says));
  expect(page.querySelector('input, button')).toBeNull();
});

test('sends the invitation from the URL', async () => {
  await open('/signup#invite=abc-1', 'invite');
  for (const [name, value] of Object.entries({
    username: 'asha',
    password: 'slow-cooked beans',
    confirmation: 'slow-cooked beans',
  })) {
    const field = page.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field) field.value = value;
  }
  page.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  await vi.waitFor(() =>
    expect(sent).toEqual([
      {
        call: 'POST /auth/signup',
        body: { username: 'asha', password: 'slow-cooked beans', invite: 'abc-1' },
      },
    ]),
  );
});
