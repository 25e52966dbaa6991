// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RenderLink } from '../../internal/render-link.tsx';
import { ImportReview, type ImportDraft } from './index.ts';

const DRAFTS = Array.from({ length: 300 }, (_, at): ImportDraft => ({
  id: `${at}`,
  title: `Soup ${at}`,
  lines: 4,
  steps: 2,
  existing: `/soup/${at}`,
}));
const nothing = () => undefined;
const place = document.createElement('div');
let page: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
  page = createRoot(place);
});
afterEach(() => {
  act(() => page.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

// A busy machine takes long to render them the first time.
test('of hundreds of drafts, only the one that is picked is rendered again', { timeout: 120_000 }, () => {
  const link = vi.fn<RenderLink>(() => <a href="/soup">Open</a>);
  act(() =>
    page.render(
      <ImportReview
        drafts={DRAFTS}
        renderEditor={nothing}
        onSave={nothing}
        onCancel={nothing}
        renderLink={link}
      />,
    ),
  );
  expect(link).toHaveBeenCalledTimes(DRAFTS.length);
  link.mockClear();
  const box = place.querySelector<HTMLElement>('[data-draft="7"] :is(input, [role="checkbox"])');
  act(() => box?.click());
  expect(place.querySelector('[data-draft="7"]')?.getAttribute('data-state')).toBe('picked');
  expect(link).toHaveBeenCalledOnce();
});

test('what is saved beside the recipes keeps its checkbox while its label changes', () => {
  const show = (label: string) =>
    act(() =>
      page.render(
        <ImportReview
          drafts={[]}
          extras={[{ id: 'preferences', label, picked: true, onPickedChange: nothing }]}
          renderEditor={nothing}
          onSave={nothing}
          onCancel={nothing}
        />,
      ),
    );
  show('Preferences');
  const box = place.querySelector<HTMLElement>(':is(input, [role="checkbox"])');
  box?.focus();
  show('Preferences of the export, in place of yours');
  expect(box).not.toBeNull();
  expect(document.activeElement).toBe(box);
});
