import type { Handlers } from '../platform/http/handlers.ts';
import type { AccountService, SignedInOn } from './account.service.ts';
import type { MailRecoveryService } from './mail-recovery.service.ts';
import type { RecoveryService } from './recovery.service.ts';
import type { SessionService, Tokens } from './session.service.ts';

export function authHandlers(
  accounts: AccountService,
  sessions: SessionService,
  recovery: Pick<RecoveryService, 'recover'>,
  mail: MailRecoveryService,
): Pick<
  Handlers,
  | 'login'
  | 'getSignups'
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
    login: async ({ caller, body }) => ({ status: 200, ...signedIn(await accounts.logIn(caller, body)) }),
    getSignups: () => ({ status: 200, body: { data: { signups: accounts.signups() } } }),
    signup: async ({ caller, body }) => ({ status: 201, ...signedIn(await accounts.signUp(caller, body)) }),
    recoverAccount: async ({ caller, body }) => {
      const { username, recovery_code: code, new_password: password } = body;
      return { status: 200, ...signedIn(await recovery.recover(caller, { username, code, password })) };
    },
    getMailRecovery: () => ({ status: 200, body: { data: { mail: mail.canMail() } } }),
    mailRecoveryLink: async ({ caller, body }) => {
      await mail.mailLink(caller, body.username);
      return { status: 204 };
    },
    recoverByLink: async ({ caller, body }) => ({
      status: 200,
      ...signedIn(await mail.recover(caller, body.token, body.new_password)),
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

/** The part of a response that logs in. */
function signedIn<Given extends Tokens>({ tokens, deviceCookie }: SignedInOn<Given>) {
  return { headers: { 'Set-Cookie': deviceCookie }, body: { data: tokens } };
}
