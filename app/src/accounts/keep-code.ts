import { toast } from '@larder/ui/toaster';
import { copyText } from '../platform/browser/copy-text.ts';
import { saveFile } from '../platform/browser/save-file.ts';
import { t } from '../platform/language/t.ts';
import { fromBase } from '../platform/navigation/base.ts';

/** Copies a recovery code to the clipboard and confirms it. */
export function copyCode(code: string): void {
  void copyText(code).then(
    () => toast.success(t('Recovery code copied')),
    () => toast.failure(t('The code could not be copied. Please write it down.')),
  );
}

/** Saves a recovery code as a text file that explains its purpose, and confirms it. */
export function downloadCode(code: string, username: string): void {
  const address = `${globalThis.location.origin}${fromBase('/recover')}`;
  const text = [
    t('Larder recovery code for {username}', { username }),
    '',
    code,
    '',
    t('If you forget your password, open {address} and enter this code.', { address }),
    t('It works once. Keep this file somewhere safe.'),
    '',
  ];
  saveFile(`larder-recovery-code-${username}.txt`, 'text/plain', text.join('\n'));
  toast.success(t('Recovery code downloaded'));
}
