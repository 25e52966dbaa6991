import { api } from '../testing/api-server.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../platform/session/client.ts';
import { createSignUp } from './sign-up.change.ts';

const ASHA = { username: 'asha', password: 'slow-cooked beans' };
const TOKENS = { access_token: 'a', refresh_token: 'r' };
const TAKEN = { status: 409, body: { detail: 'This username is taken.' } };

/** The account's password; null if there is no account. */
let password: string | null = null;
/** Creates an account or logs in, like the server. */
function serve(call: string, sent: string) {
  const asked = JSON.parse(sent) as typeof ASHA;
  if (call === 'POST /auth/signup') {
    if (password !== null) return TAKEN;
    ({ password } = asked);
  }
  if (password !== asked.password) return { status: 401, body: { detail: 'No.' } };
  return { status: 200, body: { data: TOKENS } };
}

beforeEach(() => {
  // Files share their modules, and another one may have left a cook logged in.
  session.signOut();
  password = null;
  api.answer = serve;
});
afterEach(() => {
  session.signOut();
  api.reset();
});

/** Creates the account but loses the response. */
async function createUnheard(signUp: ReturnType<typeof createSignUp>): Promise<void> {
  api.answer = (call, sent) => {
    serve(call, sent);
    return 'lost';
  };
  await signUp(ASHA).catch(() => undefined);
  api.answer = serve;
  api.calls = [];
}

test('an account whose response was lost is logged in to when retried', async () => {
  const signUp = createSignUp();
  await createUnheard(signUp);
  expect(session.accessToken).toBeNull();
  await signUp(ASHA);
  expect(api.calls).toEqual(['POST /auth/signup', 'POST /auth/login']);
  expect([session.accessToken, session.username]).toEqual(['a', 'asha']);
});

test('an account whose response was lost is logged in to when its invitation is used up', async () => {
  const signUp = createSignUp();
  const invited = { ...ASHA, invite: 'x' };
  api.answer = (call, sent) => {
    serve(call, sent);
    return 'lost';
  };
  await signUp(invited).catch(() => undefined);
  const used = { status: 403, body: { detail: 'You need a valid invitation.' } };
  api.answer = (call, sent) => (call === 'POST /auth/signup' ? used : serve(call, sent));
  await signUp(invited);
  expect([session.accessToken, session.username]).toEqual(['a', 'asha']);
});

test('a taken username is rejected on the first attempt', async () => {
  ({ password } = ASHA);
  await expect(createSignUp()(ASHA)).rejects.toMatchObject({ status: 409 });
  expect(api.calls).toEqual(['POST /auth/signup']);
});

test('other credentials are rejected even if the first got no response', async () => {
  const signUp = createSignUp();
  await createUnheard(signUp);
  await expect(signUp({ ...ASHA, password: 'another long word' })).rejects.toMatchObject({ status: 409 });
  expect(api.calls).toEqual(['POST /auth/signup']);
});

test("a username that someone else took meanwhile is rejected with the sign-up's message", async () => {
  const signUp = createSignUp();
  await createUnheard(signUp);
  password = 'a password of somebody else';
  await expect(signUp(ASHA)).rejects.toThrow('This username is taken.');
  expect(session.accessToken).toBeNull();
});
