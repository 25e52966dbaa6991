import type { AccountService } from '../services/account-service.ts';
import type { SessionService } from '../services/session-service.ts';
import type { Handlers } from './types.ts';

export function authHandlers(
  accounts: AccountService,
  sessions: SessionService,
): Pick<Handlers, 'login' | 'signup' | 'refresh' | 'logout'> {
  return {
    login: async ({ body, address }) => ({
      status: 200,
      body: { data: await accounts.logIn(body, address) },
    }),
    signup: async ({ body, address }) => ({
      status: 201,
      body: { data: await accounts.signUp(body, address) },
    }),
    refresh: async ({ body }) => ({
      status: 200,
      body: { data: await sessions.refresh(body.refresh_token) },
    }),
    logout: async ({ body }) => {
      await sessions.end(body.refresh_token);
      return { status: 204 };
    },
  };
}
