import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as ui from '../index.ts';
import { COMPOSED_WORDS_ROWS, OURS } from './words-rows.tsx';

afterEach(() => {
  ui.toast.clear();
  cleanup();
});

const nothing = () => undefined;
/** Components that say something by themselves, with all of it replaced. */
const ROWS: readonly { component: string; element: ReactElement }[] = [
  ...COMPOSED_WORDS_ROWS,
  {
    component: 'Banner',
    element: (
      <ui.Banner onDismiss={nothing} labels={{ dismiss: OURS }}>
        {OURS}
      </ui.Banner>
    ),
  },
  { component: 'Dialog', element: <ui.Dialog defaultOpen title={OURS} labels={{ close: OURS }} /> },
  { component: 'Sheet', element: <ui.Sheet defaultOpen title={OURS} labels={{ close: OURS }} /> },
  {
    component: 'AlertDialog',
    element: (
      <ui.AlertDialog
        defaultOpen
        title={OURS}
        confirmLabel={OURS}
        onConfirm={nothing}
        labels={{ cancel: OURS }}
      />
    ),
  },
  {
    component: 'NumberField',
    element: <ui.NumberField label={OURS} labels={{ less: OURS, more: OURS }} />,
  },
  {
    component: 'PasswordField',
    element: <ui.PasswordField label={OURS} labels={{ show: OURS, hide: OURS }} />,
  },
  {
    component: 'SearchBox',
    element: <ui.SearchBox defaultValue={OURS} placeholder={OURS} labels={{ search: OURS, clear: OURS }} />,
  },
  { component: 'Spinner', element: <ui.Spinner label={OURS} /> },
  { component: 'Logo', element: <ui.Logo title={OURS} /> },
  {
    component: 'ThemeChoice',
    element: <ui.ThemeChoice label={OURS} labels={{ light: OURS, dark: OURS, system: OURS }} />,
  },
  { component: 'RemovableChip', element: <ui.RemovableChip label={OURS} removeLabel={OURS} /> },
  {
    component: 'Pagination',
    element: (
      <ui.Pagination
        page={1}
        total={1}
        onPageChange={nothing}
        labels={{ title: OURS, previous: OURS, next: OURS, page: () => OURS, showing: () => OURS }}
      />
    ),
  },
  {
    component: 'Toaster',
    element: <ui.Toaster labels={{ region: OURS, dismiss: OURS, times: () => OURS }} />,
  },
];

/** Everything that is shown or read out. */
function words(): string[] {
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-roledescription'];
  return [
    document.body.textContent,
    ...attributes.flatMap((name) =>
      [...document.body.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name) ?? ''),
    ),
  ];
}

test.each(ROWS)('$component says nothing of its own when all its words are replaced', ({ element }) => {
  ui.toast.failure(OURS);
  ui.toast.failure(OURS);
  render(element);
  // A form that is sent empty has something to say.
  for (const form of document.querySelectorAll('form')) fireEvent.submit(form);
  expect(words().filter((text) => /\p{Script=Latin}/u.test(text))).toEqual([]);
  expect(words().join('')).toContain(OURS);
});
