import { fireEvent, screen } from '@testing-library/react';
import { Heart } from 'lucide-react';
import * as ui from './every-component.ts';
import { FILTERS, nothing, OURS, ours, say, type WordsRow } from './words-row.ts';

const VEGAN: ui.FilterValue = { flags: ['vegan'], countries: ['korea'] };

const LIST_MENU: ui.AddToListMenuLabels = {
  ...ours('addToList', 'newList', 'plan', 'duplicate', 'none', 'loading'),
  addToListOf: say,
};
const SAVE_BAR: ui.SaveBarLabels = {
  ...ours('cancel', 'save', 'saving', 'unsaved', 'discarded', 'error', 'title'),
  changed: say,
};
const LIST_CARD: ui.ListCardLabels = { recipes: say, created: say, edit: say, delete: say };
const RESULTS: ui.ResultsBarLabels = {
  showing: say,
  hidden: say,
  shown: say,
  ...ours('loading', 'none', 'refresh', 'refreshShort', 'show', 'hide'),
};

/** Shell, lists, filters and small controls. */
export const APP_WORDS_ROWS: readonly WordsRow[] = [
  {
    component: 'AppShell',
    element: (
      <ui.AppShell
        title={OURS}
        entries={[{ href: '#', label: OURS, icon: Heart }]}
        onLogout={nothing}
        defaultMenuOpen
        labels={
          {
            ...ours('user', 'skip', 'menu', 'openMenu', 'closeMenu', 'logout'),
            ...ours('notifications', 'noNotifications', 'newNotifications', 'signedInAs'),
          } satisfies ui.AppShellLabels
        }
      >
        {OURS}
      </ui.AppShell>
    ),
    act: () => screen.findByRole('dialog', {}, { timeout: 10_000 }),
  },
  {
    component: 'AddToListMenu',
    element: (
      <ui.AddToListMenu
        open
        lists={[{ id: '1', name: OURS }]}
        onCreateList={nothing}
        onPlan={nothing}
        onDuplicate={nothing}
        subject={OURS}
        labels={LIST_MENU}
      />
    ),
  },
  { component: 'AddToListMenu', element: <ui.AddToListMenu open lists={[]} labels={LIST_MENU} /> },
  { component: 'AddToListMenu', element: <ui.AddToListMenu open loading lists={[]} labels={LIST_MENU} /> },
  {
    component: 'ListCard',
    element: (
      <ui.ListCard
        href="#"
        name={OURS}
        recipeCount={2}
        createdAt="2026-06-30"
        onEdit={nothing}
        onDelete={nothing}
        labels={LIST_CARD}
      />
    ),
  },
  {
    component: 'ListCardActions',
    element: <ui.ListCardActions name={OURS} onEdit={nothing} onDelete={nothing} labels={LIST_CARD} />,
  },
  {
    component: 'SaveBar',
    element: <ui.SaveBar open onSave={nothing} onCancel={nothing} labels={SAVE_BAR} />,
  },
  {
    component: 'SaveBar',
    element: <ui.SaveBar open pending changes={2} onSave={nothing} onCancel={nothing} labels={SAVE_BAR} />,
  },
  {
    component: 'SaveBar',
    element: <ui.SaveBar open error onSave={nothing} onCancel={nothing} labels={SAVE_BAR} />,
  },
  {
    component: 'FavoriteButton',
    element: (
      <ui.FavoriteButton
        variant="words"
        subject={OURS}
        labels={{ favorite: OURS, favoriteOf: say } satisfies ui.FavoriteButtonLabels}
      />
    ),
  },
  {
    component: 'FilterButton',
    element: <ui.FilterButton count={2} labels={{ name: say } satisfies ui.FilterButtonLabels} />,
  },
  {
    component: 'FilterPanel',
    element: (
      <ui.FilterPanel
        value={VEGAN}
        names={FILTERS}
        labels={{ ...ours('title', 'clearAll'), active: say } satisfies ui.FilterPanelLabels}
      />
    ),
  },
  {
    component: 'ActiveFilters',
    element: (
      <ui.ActiveFilters
        value={VEGAN}
        names={FILTERS}
        labels={{ title: OURS, count: say, remove: say } satisfies ui.ActiveFiltersLabels}
      />
    ),
  },
  {
    component: 'ResultsBar',
    element: <ui.ResultsBar page={1} total={2} onRefresh={nothing} labels={RESULTS} />,
  },
  { component: 'ResultsBar', element: <ui.ResultsBar page={1} labels={RESULTS} /> },
  ...[1, null].map((hidden) => ({
    component: 'ResultsBar',
    element: (
      <ui.ResultsBar
        page={1}
        total={2}
        avoidance={{ things: [OURS], hidden, onShownChange: nothing }}
        labels={RESULTS}
      />
    ),
  })),
  {
    component: 'RadioChips',
    element: (
      <ui.RadioChips
        legend={OURS}
        clearable
        options={[{ value: '1', label: OURS }]}
        defaultValue="1"
        labels={{ clear: OURS } satisfies ui.RadioChipsLabels}
      />
    ),
  },
  {
    component: 'Combobox',
    element: (
      <ui.Combobox label={OURS} suggestions={[OURS]} labels={{ count: say } satisfies ui.ComboboxLabels} />
    ),
    act: () => fireEvent.change(screen.getByRole('combobox'), { target: { value: OURS } }),
  },
  {
    component: 'DateField',
    element: (
      <ui.DateField
        label={OURS}
        defaultValue="2026-11-27"
        labels={
          {
            understood: say,
            incomplete: OURS,
            tooEarly: say,
            tooLate: say,
          } satisfies ui.DateFieldLabels
        }
      />
    ),
  },
  {
    component: 'MultiCombobox',
    element: (
      <ui.MultiCombobox
        label={OURS}
        options={[{ id: '1', text: OURS }]}
        defaultValue={['1']}
        labels={
          {
            chosen: OURS,
            remove: say,
            added: say,
            removed: say,
            count: say,
            none: say,
            required: OURS,
          } satisfies ui.MultiComboboxLabels
        }
      />
    ),
    act: () => fireEvent.change(screen.getByRole('combobox'), { target: { value: `${OURS}${OURS}` } }),
  },
];
