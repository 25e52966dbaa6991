// @vitest-environment jsdom
import { api, type ApiAnswer } from '../../../testing/api-server.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../../../platform/session/client.ts';
import RecoverScreen from './recover.screen.tsx';

const page = document.body.appendChild(document.createElement('div'));
const root = createRoot(page);
const alert = () => page.querySelector('[role="alert"]')?.textContent;
const status = () => page.querySelector('[role="status"]')?.textContent;

function open(address: string) {
  flushSync(() =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <RecoverScreen key={address} />
      </MemoryRouter>,
    ),
  );
}
function fill(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const field = page.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field) field.value = value;
  }
}
const press = async (name: string) =>
  (
    await vi.waitFor(() => {
      const found = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      if (!found) throw new Error(`No button '${name}'`);
      return found;
    })
  ).click();

afterEach(() => {
  flushSync(() => root.render(null));
  session.signOut();
  api.reset();
});

test('shows the last error, and none once a link is on its way [RECOVERY-21]', async () => {
  let mailing: ApiAnswer = { status: 429, body: { detail: 'Too many links. Please try again later.' } };
  api.answer = (call) => {
    if (call === 'GET /auth/recover/mail') return { status: 200, body: { data: { mail: true } } };
    if (call === 'POST /auth/recover/mail') return mailing;
    return { status: 401, body: { detail: 'The username or the recovery code is wrong' } };
  };
  open('/recover');
  fill({ username: 'asha', code: '7KQM-2XWB-9HTD-4NRG-V3YC-8ZPF-60SA', password: 'slow-cooked beans' });
  await press('Set new password');
  await vi.waitFor(() => expect(alert()).toBe('The username or the recovery code is wrong'));
  await press('Email me a link instead');
  await vi.waitFor(() => expect(alert()).toBe('Too many links. Please try again later.'));

  mailing = { status: 204 };
  await press('Email me a link instead');
  await vi.waitFor(() => expect(status()).toMatch(/a link is on its way/));
  expect(alert()).toBe('');
});

test('if the response is lost, the link may have set the password: the cook is told to log in [RECOVERY-22]', async () => {
  const used = 'This link has expired or has already been used. Please ask for a new one.';
  open('/recover#token');
  fill({ password: 'slow-cooked beans' });
  api.answer = () => ({ status: 400, body: { detail: used } });
  await press('Set new password');
  await vi.waitFor(() => expect(alert()).toBe(used));
  api.answer = () => 'lost';
  await press('Set new password');
  await vi.waitFor(() => expect(alert()).toBe('The password could not be set. Please try again.'));
  api.answer = () => ({ status: 400, body: { detail: used } });
  await press('Set new password');
  await vi.waitFor(() =>
    expect(alert()).toBe('Your password may already have been changed. Try logging in with the new one.'),
  );
});
