import { expect } from 'vitest';
import type { Api, User } from '../api/api.ts';

/** Another device of a cook: a login of its own. */
export async function logInElsewhere(
  api: Api,
  { username }: User,
  password = 'correct horse',
): Promise<User> {
  const { status, body } = await api.call('POST', '/auth/login', { body: { username, password } });
  expect(status).toBe(200);
  const { access_token: accessToken, refresh_token: refreshToken } = body.data;
  return { username, accessToken, refreshToken, call: api.as(accessToken) };
}
