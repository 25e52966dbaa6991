/**
 * Copies text to the clipboard. Where the Clipboard API is unavailable, as over plain http on the local
 * network, the text is selected and copied with the legacy command.
 */
export async function copyText(text: string): Promise<void> {
  // Typed as always present, but missing on pages without https.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('The browser did not copy.');
}
