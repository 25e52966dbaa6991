import type { AccountService } from '../services/account-service.ts';
import type { MailRecoveryService } from '../services/mail-recovery-service.ts';
import type { RecoveryService } from '../services/recovery-service.ts';
import type { SessionService } from '../services/session-service.ts';
import type { Handlers } from './types.ts';

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
    login: async ({ body, address }) => ({
      status: 200,
      body: { data: await accounts.logIn(body, address) },
    }),
    signup: async ({ body, address }) => ({
      status: 201,
      body: { data: await accounts.signUp(body, address) },
    }),
    recoverAccount: async ({ body, address }) => ({
      status: 200,
      body: {
        data: await recovery.recover(
          { username: body.username, code: body.recovery_code, password: body.new_password },
          address,
        ),
      },
    }),
    getMailRecovery: () => ({ status: 200, body: { data: { mail: mail.canMail } } }),
    mailRecoveryLink: async ({ body, address }) => {
      await mail.mailLink(body.username, address);
      return { status: 204 };
    },
    recoverByLink: async ({ body, address }) => ({
      status: 200,
      body: { data: await mail.recover(body.token, body.new_password, address) },
    }),
    confirmEmail: async ({ body, address }) => {
      await mail.confirm(body.token, address);
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
