import type { Handlers } from '../platform/http/handlers.ts';
import type { AccountService } from './account.service.ts';
import type { MailRecoveryService } from './mail-recovery.service.ts';
import type { RecoveryService } from './recovery.service.ts';
import type { SessionService } from './session.service.ts';

export function authHandlers(
  accounts: AccountService,
  sessions: SessionService,
  recovery: Pick<RecoveryService, 'recover'>,
  mail: MailRecoveryService,
): Pick<
  Handlers,
  | 'login'
  | 'signup'
  | 'refresh'
  | 'logout'
  | 'recoverAccount'
  | 'getMailRecovery'
  | 'mailRecoveryLink'
  | 'recoverByLink'
  | 'confirmEmail'
> {
  return {
    login: async ({ caller, body }) => ({
      status: 200,
      body: { data: await accounts.logIn(caller, body) },
    }),
    signup: async ({ caller, body }) => ({
      status: 201,
      body: { data: await accounts.signUp(caller, body) },
    }),
    recoverAccount: async ({ caller, body }) => ({
      status: 200,
      body: {
        data: await recovery.recover(caller, {
          username: body.username,
          code: body.recovery_code,
          password: body.new_password,
        }),
      },
    }),
    getMailRecovery: () => ({ status: 200, body: { data: { mail: mail.canMail() } } }),
    mailRecoveryLink: async ({ caller, body }) => {
      await mail.mailLink(caller, body.username);
      return { status: 204 };
    },
    recoverByLink: async ({ caller, body }) => ({
      status: 200,
      body: { data: await mail.recover(caller, body.token, body.new_password) },
    }),
    confirmEmail: async ({ caller, body }) => {
      await mail.confirm(caller, body.token);
      return { status: 204 };
    },
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
