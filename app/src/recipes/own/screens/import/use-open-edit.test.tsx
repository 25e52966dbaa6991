// @vitest-environment jsdom
import { EMPTY_RECIPE, type RecipeEditorValue } from '@larder/ui/recipe-editor';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../../../platform/session/client.ts';
import { useOpenEdit } from './use-open-edit.ts';

const edit = vi.fn<(id: string, form: RecipeEditorValue) => void>();
const PIE = { ...EMPTY_RECIPE, title: 'Pie' };
let page: Root;
let open: ReturnType<typeof useOpenEdit>;

function Reviewing() {
  const opened = useOpenEdit(edit);
  useEffect(() => {
    open = opened;
  });
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'mira_cooks');
  page = createRoot(document.createElement('div'));
  act(() => page.render(<Reviewing />));
});
afterEach(() => {
  act(() => page.unmount());
  vi.unstubAllGlobals();
  edit.mockReset();
});

test.each([
  ['another draft is opened', () => open.keep()],
  ['the page is reloaded', () => window.dispatchEvent(new Event('pagehide'))],
  ['the cook leaves the screen', () => act(() => page.render(null))],
])('what is typed is kept once if %s [WRITE-04]', (_when, happens) => {
  open.note('1', PIE);
  happens();
  window.dispatchEvent(new Event('pagehide'));
  expect(edit.mock.calls).toEqual([['1', PIE]]);
});

test('what is typed is taken for saving, or dropped, and not kept again', () => {
  open.note('1', PIE);
  expect(open.take()).toEqual({ id: '1', form: PIE });
  act(() => page.render(null));
  expect(edit).not.toHaveBeenCalled();
});

test('what one cook typed is not kept for the next', () => {
  open.note('1', PIE);
  session.signIn({ access_token: 'b', refresh_token: 's' }, 'omar_cooks');
  act(() => page.render(null));
  expect(edit).not.toHaveBeenCalled();
});
