import * as ui from './every-component.ts';
import { nothing, OURS, type WordsRow } from './words-row.ts';
import { APP_WORDS_ROWS } from './words-rows-app.tsx';
import { OWN_RECIPE_WORDS_ROWS } from './words-rows-own-recipes.tsx';
import { PANTRY_WORDS_ROWS } from './words-rows-pantry.tsx';
import { PLAN_WORDS_ROWS } from './words-rows-plan.tsx';
import { RECIPE_WORDS_ROWS } from './words-rows-recipes.tsx';
import { COMPOSED_WORDS_ROWS } from './words-rows.tsx';

/** Components with built-in text, all of it replaced. */
export const WORDS_ROWS: readonly WordsRow[] = [
  ...COMPOSED_WORDS_ROWS,
  ...APP_WORDS_ROWS,
  ...OWN_RECIPE_WORDS_ROWS,
  ...PANTRY_WORDS_ROWS,
  ...PLAN_WORDS_ROWS,
  ...RECIPE_WORDS_ROWS,
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
