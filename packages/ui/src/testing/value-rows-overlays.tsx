import { act, fireEvent, screen } from '@testing-library/react';
import * as ui from './every-component.ts';
import { closing, isOn, isThere, OPEN, press, VALUE, type ValueRow } from './value-row.ts';

const nothing = () => undefined;
const salt = { name: 'Salt', quantity: 1, unit: 'g' };

const byEscape = (component: ValueRow['component'], element: ValueRow['element']): ValueRow => ({
  ...closing(component, element),
  read: isThere('menu'),
  act: () => {
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  },
});

const panel = () => screen.getByRole('dialog', { hidden: true });

/** Overlays. */
export const OVERLAY_VALUES: readonly ValueRow[] = [
  {
    ...closing('Tooltip', (state) => (
      <ui.Tooltip text="Counts as there" trigger={<ui.Button>Staples</ui.Button>} {...state} />
    )),
    read: isThere('tooltip'),
    act: () => {
      fireEvent.keyDown(document, { key: 'Escape' });
    },
  },
  closing('Dialog', (state) => <ui.Dialog title="Edit" {...state} />),
  closing('DialogFrame', (state) => (
    <ui.DialogFrame aria-label="Edit" {...state}>
      <ui.DialogHeader title="Edit" />
    </ui.DialogFrame>
  )),
  closing('Sheet', (state) => <ui.Sheet title="Filters" {...state} />),
  closing('SheetFrame', (state) => (
    <ui.SheetFrame aria-label="Filters" {...state}>
      <ui.SheetHeader title="Filters" />
    </ui.SheetFrame>
  )),
  closing(
    'AlertDialog',
    (state) => <ui.AlertDialog title="Sure" confirmLabel="Delete" onConfirm={nothing} {...state} />,
    { role: 'alertdialog', by: 'Cancel' },
  ),
  closing('ChangePasswordDialog', (state) => (
    <ui.ChangePasswordDialog onChangePassword={nothing} {...state} />
  )),
  closing('EmailDialog', (state) => <ui.EmailDialog onSave={nothing} {...state} />),
  closing('RecoveryCodeDialog', (state) => (
    <ui.RecoveryCodeDialog
      code="ABCD-EFGH"
      onCopy={nothing}
      onDownload={nothing}
      onDone={nothing}
      {...state}
    />
  )),
  closing('DeleteAccountDialog', (state) => <ui.DeleteAccountDialog onDelete={nothing} {...state} />, {
    role: 'alertdialog',
    by: 'Cancel',
  }),
  closing('DayDialog', (state) => (
    <ui.DayDialog
      title="Move"
      state={{ status: 'loading' }}
      onChoose={nothing}
      onRetry={nothing}
      {...state}
    />
  )),
  closing('NewWeekDialog', (state) => (
    <ui.NewWeekDialog days={[]} wishes={[]} onGenerate={nothing} {...state} />
  )),
  {
    component: 'NewWeekDialog',
    props: VALUE,
    before: ui.NO_WISHES,
    after: { ...ui.NO_WISHES, wishes: ['quick'] },
    element: (state) => (
      <ui.NewWeekDialog
        open
        days={[]}
        wishes={[{ id: 'quick', name: 'Quick' }]}
        onGenerate={nothing}
        {...state}
      />
    ),
    read: () => ({ ...ui.NO_WISHES, wishes: isOn('Quick') ? ['quick'] : [] }),
    act: () => press('Quick'),
  },
  byEscape('MealMenu', (state) => <ui.MealMenu title="Dal" onMove={nothing} {...state} />),
  closing('ListDialog', (state) => <ui.ListDialog onSave={nothing} {...state} />),
  closing('EditIngredientDialog', (state) => (
    <ui.EditIngredientDialog
      ingredient={salt}
      units={['g']}
      onUpdate={nothing}
      onRemove={nothing}
      {...state}
    />
  )),
  closing('MealSwapDialog', (state) => (
    <ui.MealSwapDialog
      meal="Bibimbap"
      day="Monday"
      state={{ status: 'loading' }}
      onChoose={nothing}
      onRetry={nothing}
      {...state}
    />
  )),
  closing('FilterSheet', (state) => <ui.FilterSheet {...state} />),
  byEscape('Menu', (state) => (
    <ui.Menu trigger={<ui.Button>More</ui.Button>} {...state}>
      <ui.MenuItem>Edit</ui.MenuItem>
    </ui.Menu>
  )),
  byEscape('AddToListMenu', (state) => <ui.AddToListMenu lists={[]} {...state} />),
  {
    component: 'Popover',
    props: OPEN,
    before: true,
    after: false,
    element: (state) => <ui.Popover label="News" trigger={<ui.IconButton label="News" />} {...state} />,
    read: () => panel().hasAttribute('data-on-top'),
    // As the browser does on Escape and a click outside.
    act: () => act(() => panel().hidePopover()),
  },
  {
    component: 'AppShell',
    props: { value: 'menuOpen', first: 'defaultMenuOpen', change: 'onMenuOpenChange' },
    before: false,
    after: true,
    element: (state) => (
      <ui.AppShell onLogout={nothing} {...state}>
        Screen
      </ui.AppShell>
    ),
    read: () => isOn('Open menu'),
    act: () => press('Open menu'),
  },
];
