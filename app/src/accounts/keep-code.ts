import { toast } from '@larder/ui/toaster';
import { copyText } from '../platform/browser/copy-text.ts';
import { saveFile } from '../platform/browser/save-file.ts';

/** Puts a recovery code on the clipboard and says so. */
export function copyCode(code: string): void {
  void copyText(code).then(
    () => toast.success('Recovery code copied'),
    () => toast.failure('The code could not be copied. Please write it down.'),
  );
}

/** Saves a recovery code as a text file that says what it is for, and says so. */
export function downloadCode(code: string, username: string): void {
  const text = [
    `Larder recovery code for ${username}`,
    '',
    code,
    '',
    `If you forget your password, open ${globalThis.location.origin}/recover and enter this code.`,
    'It works once. Keep this file somewhere safe.',
    '',
  ];
  saveFile(`larder-recovery-code-${username}.txt`, 'text/plain', text.join('\n'));
  toast.success('Recovery code downloaded');
}
