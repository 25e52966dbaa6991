import type { Handlers } from '../platform/http/handlers.ts';
import type { ExportService } from './export.service.ts';
import type { MailRecoveryService } from './mail-recovery.service.ts';
import type { OwnAccountService } from './own-account.service.ts';
import type { RecoveryService } from './recovery.service.ts';

export function accountHandlers(
  accounts: OwnAccountService,
  recovery: Pick<RecoveryService, 'means'>,
  mail: Pick<MailRecoveryService, 'setEmail'>,
  exports: ExportService,
): Pick<
  Handlers,
  | 'changePassword'
  | 'getSessions'
  | 'endSession'
  | 'deleteAccount'
  | 'exportAccount'
  | 'getRecovery'
  | 'renewRecoveryCode'
  | 'setEmail'
> {
  return {
    changePassword: async ({ caller, body }) => {
      const change = { present: body.current_password, next: body.new_password };
      const { deviceCookie } = await accounts.changePassword(caller, change);
      return { status: 204, headers: { 'Set-Cookie': deviceCookie } };
    },
    deleteAccount: async ({ caller, body }) => {
      await accounts.remove(caller, body.password);
      return { status: 204 };
    },
    getSessions: async ({ caller }) => {
      const sessions = await accounts.sessions(caller);
      const told = sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        logged_in_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        this_device: id === caller.sessionId,
      }));
      return { status: 200, body: { data: { sessions: told } } };
    },
    endSession: async ({ caller, params }) => {
      await accounts.endSession(caller, params.id);
      return { status: 204 };
    },
    getRecovery: async ({ caller }) => ({
      status: 200,
      body: { data: await recovery.means(caller) },
    }),
    renewRecoveryCode: async ({ caller, body }) => ({
      status: 201,
      body: { data: { recovery_code: await accounts.renewCode(caller, body.password) } },
    }),
    setEmail: async ({ caller, body }) => {
      await mail.setEmail(caller, body.email, body.password);
      return { status: 204 };
    },
    exportAccount: async ({ caller }) => {
      const body = await exports.everything(caller);
      const file = `larder-${body.json.data.exported_at.slice(0, 10)}.json`;
      return {
        status: 200,
        headers: { 'Content-Disposition': `attachment; filename="${file}"` },
        body,
      };
    },
  };
}
