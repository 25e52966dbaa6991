/**
 * Puts a text on the clipboard. Where the browser keeps its own way for https alone, as on a phone that opens the
 * kitchen's computer by its address, the text is selected and copied as a person would.
 */
export async function copyText(text: string): Promise<void> {
  // Typed as always there, but it is not on a page without https.
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
