import type { AccountExport } from '../services/export-service.ts';
import type { OwnAccountService } from '../services/own-account-service.ts';
import type { MailRecoveryService } from '../services/mail-recovery-service.ts';
import type { RecoveryService } from '../services/recovery-service.ts';
import type { Handlers } from './types.ts';

export function accountHandlers(
  accounts: OwnAccountService,
  recovery: Pick<RecoveryService, 'means'>,
  mail: Pick<MailRecoveryService, 'setEmail'>,
  exportOf: (userId: string) => Promise<AccountExport>,
): Pick<
  Handlers,
  'changePassword' | 'deleteAccount' | 'exportAccount' | 'getRecovery' | 'renewRecoveryCode' | 'setEmail'
> {
  return {
    changePassword: async ({ caller, body, address }) => {
      const change = { present: body.current_password, next: body.new_password };
      await accounts.changePassword(caller, change, address);
      return { status: 204 };
    },
    deleteAccount: async ({ caller, body, address }) => {
      await accounts.remove(caller, body.password, address);
      return { status: 204 };
    },
    getRecovery: async ({ caller }) => ({
      status: 200,
      body: { data: await recovery.means(caller.userId) },
    }),
    renewRecoveryCode: async ({ caller, body, address }) => ({
      status: 201,
      body: { data: { recovery_code: await accounts.renewCode(caller, body.password, address) } },
    }),
    setEmail: async ({ caller, body, address }) => {
      await mail.setEmail(caller, body.email, body.password, address);
      return { status: 204 };
    },
    exportAccount: async ({ caller }) => {
      const data = await exportOf(caller.userId);
      const file = `larder-${data.exported_at.slice(0, 10)}.json`;
      return {
        status: 200,
        headers: { 'Content-Disposition': `attachment; filename="${file}"` },
        body: { data },
      };
    },
  };
}
