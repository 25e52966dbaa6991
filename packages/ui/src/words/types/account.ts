import type { AccountCardLabels } from '../../components/account-card/index.ts';
import type { AddToListMenuLabels } from '../../components/add-to-list-menu/index.ts';
import type { AppShellLabels } from '../../components/app-shell/index.ts';
import type { ChangePasswordDialogLabels } from '../../components/change-password-dialog/index.ts';
import type { DeleteAccountDialogLabels } from '../../components/delete-account-dialog/index.ts';
import type { DeviceCardLabels } from '../../components/device-card/index.ts';
import type { EmailDialogLabels } from '../../components/email-dialog/index.ts';
import type { ListCardLabels } from '../../components/list-card/index.ts';
import type { ListDialogLabels } from '../../components/list-dialog/index.ts';
import type { PreferenceChipsLabels } from '../../components/preference-chips/index.ts';
import type { PreferencesFormLabels } from '../../components/preferences-form/index.ts';
import type { RecoveryCodeDialogLabels } from '../../components/recovery-code-dialog/index.ts';

/** Where the items of the product's navigation lead. */
type ShellPath =
  | '/dashboard'
  | '/dashboard/lists'
  | '/dashboard/pantry'
  | '/dashboard/shopping'
  | '/dashboard/meal-plan'
  | '/dashboard/settings';

/** The frame, the account and its preferences, lists of recipes. */
export interface AccountWords {
  'account-card': AccountCardLabels;
  'add-to-list-menu': AddToListMenuLabels;
  'app-shell': AppShellLabels;
  'change-password-dialog': Omit<ChangePasswordDialogLabels, 'eyes'>;
  'delete-account-dialog': Omit<DeleteAccountDialogLabels, 'eye'>;
  'device-card': DeviceCardLabels;
  'email-dialog': Omit<EmailDialogLabels, 'eye'>;
  'list-card': ListCardLabels;
  'list-dialog': Omit<ListDialogLabels, 'conflict'>;
  'list-grid': { title: string };
  'preference-chips': PreferenceChipsLabels;
  'preferences-form': PreferencesFormLabels;
  'recovery-code-dialog': Omit<RecoveryCodeDialogLabels, 'eye'>;
  'shell-entries': Readonly<Record<ShellPath, string>>;
}
