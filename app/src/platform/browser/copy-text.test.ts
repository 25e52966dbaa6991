// @vitest-environment jsdom
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

test('uses the clipboard if there is one', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('Limes\nThyme');
  expect(writeText).toHaveBeenCalledWith('Limes\nThyme');
});

test('without https selects and copies the text, and restores focus', async () => {
  vi.stubGlobal('navigator', {});
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  const copied = copies(true);
  await copyText('Limes\nThyme');
  expect(copied()).toBe('Limes\nThyme');
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('fails if the browser does not copy', async () => {
  vi.stubGlobal('navigator', {});
  copies(false);
  await expect(copyText('Limes')).rejects.toThrow('The browser did not copy.');
  expect(document.querySelector('textarea')).toBeNull();
});
