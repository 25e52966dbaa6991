// @vitest-environment jsdom
import { EMPTY_RECIPE } from '@larder/ui/recipe-editor';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../platform/session/client.ts';
import { recipeDrafts, type KeptDraft } from './kept-drafts.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const page = createRoot(document.createElement('div'));
const saved = (title: string): KeptDraft => ({ form: { ...EMPTY_RECIPE, title }, version: null });
let draft: ReturnType<typeof useKeptDraft>;

function Writer() {
  const kept = useKeptDraft('new', () => saved(''));
  useEffect(() => {
    draft = kept;
  });
  return null;
}
const type = (title: string) => act(() => draft.change((form) => ({ ...form, title })));
const kept = () => recipeDrafts.read('new')?.form.title;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'mira_cooks');
  act(() => page.render(<Writer />));
});
afterEach(() => {
  act(() => page.render(null));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is written is stored once the cook pauses, not at each key', () => {
  const keep = vi.spyOn(recipeDrafts, 'keep');
  for (const title of ['P', 'Pi', 'Pie']) type(title);
  expect(keep).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(keep).toHaveBeenCalledOnce();
  expect(kept()).toBe('Pie');
});

test.each([
  ['another screen', () => act(() => page.render(null))],
  ['a reload', () => window.dispatchEvent(new Event('pagehide'))],
])('%s does not wait for a pause [WRITE-04]', (_what, leave) => {
  type('Pie');
  leave();
  expect(kept()).toBe('Pie');
});

test('what was discarded is not stored again, what is written after that is [WRITE-04]', () => {
  type('Pie');
  act(() => {
    draft.drop();
    draft.replace(saved('Crumble'));
  });
  expect(draft.form.title).toBe('Crumble');
  expect(draft.isChanged).toBe(false);
  vi.advanceTimersByTime(300);
  expect(kept()).toBeUndefined();
  type('Apple crumble');
  vi.advanceTimersByTime(300);
  expect(kept()).toBe('Apple crumble');
});
