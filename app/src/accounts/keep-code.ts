import { toast } from '@larder/ui/toaster';
import { copyText } from '../platform/browser/copy-text.ts';
import { saveFile } from '../platform/browser/save-file.ts';
import { fromBase } from '../platform/navigation/base.ts';

/** Copies a recovery code to the clipboard and confirms it. */
export function copyCode(code: string): void {
  void copyText(code).then(
    () => toast.success('Recovery code copied'),
    () => toast.failure('The code could not be copied. Please write it down.'),
  );
}

/** Saves a recovery code as a text file that explains its purpose, and confirms it. */
export function downloadCode(code: string, username: string): void {
  const text = [
    `Larder recovery code for ${username}`,
    '',
    code,
    '',
    `If you forget your password, open ${globalThis.location.origin}${fromBase('/recover')} and enter this code.`,
    'It works once. Keep this file somewhere safe.',
    '',
  ];
  saveFile(`larder-recovery-code-${username}.txt`, 'text/plain', text.join('\n'));
  toast.success('Recovery code downloaded');
}
