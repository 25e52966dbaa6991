import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

/** Fakes the browser's copy command, recording what was selected. */
function copies(isCopied: boolean): () => string {
  let selected = '';
  document.execCommand = () => {
    selected = document.querySelector('textarea')?.value ?? '';
    return isCopied;
  };
  return () => selected;
}

test('the clipboard takes the text where there is one', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('Limes\nThyme');
  expect(writeText).toHaveBeenCalledWith('Limes\nThyme');
});

test('without https the text is selected and copied, and the focus is where it was', async () => {
  vi.stubGlobal('navigator', {});
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  const copied = copies(true);
  await copyText('Limes\nThyme');
  expect(copied()).toBe('Limes\nThyme');
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a browser that does not copy is a failure', async () => {
  vi.stubGlobal('navigator', {});
  copies(false);
  await expect(copyText('Limes')).rejects.toThrow('The browser did not copy.');
  expect(document.querySelector('textarea')).toBeNull();
});
