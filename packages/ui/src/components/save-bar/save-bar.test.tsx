// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveBar } from './save-bar.tsx';

const place = document.createElement('div');
const page = createRoot(place);
const nothing = () => undefined;
const button = (name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
});
afterEach(() => {
  act(() => page.render(null));
  place.remove();
  vi.unstubAllGlobals();
});

function show(props: { open: boolean; pending?: boolean }): void {
  act(() =>
    page.render(
      <>
        <button>Sesame</button>
        <button>Delete account</button>
        <SaveBar {...props} onSave={nothing} onCancel={nothing} />
      </>,
    ),
  );
}

test('focus returns to what was changed, also if the page was drawn again while it was elsewhere', () => {
  // jsdom has no layout.
  HTMLElement.prototype.checkVisibility ??= () => true;
  show({ open: false });
  button('Sesame').focus();
  button('Sesame').click();
  show({ open: true });
  button('Delete account').focus();
  show({ open: true });
  button('Save Preferences').focus();
  button('Save Preferences').click();
  show({ open: true, pending: true });
  show({ open: false });
  expect(document.activeElement?.textContent).toBe('Sesame');
});
