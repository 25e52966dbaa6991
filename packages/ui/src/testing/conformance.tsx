import * as ui from './every-component.ts';
import { PART_CONFORMANCE } from './conformance-base.tsx';
import { LIST_CONFORMANCE } from './conformance-lists.tsx';
import { MEAL_PLAN_CONFORMANCE } from './conformance-meal-plan.tsx';
import { OWN_RECIPE_CONFORMANCE } from './conformance-own-recipes.tsx';
import { PREFERENCES_CONFORMANCE } from './conformance-preferences.tsx';
import { RECIPE_PART_CONFORMANCE } from './conformance-recipe-parts.tsx';
import { RECIPE_CONFORMANCE } from './conformance-recipes.tsx';
import type { Row } from './conformance-row.ts';
import { SHOPPING_CONFORMANCE } from './conformance-shopping.tsx';
import { VOICE_CONFORMANCE } from './conformance-voice.tsx';

const nothing = () => {};

/** One row for every base component; the recipe parts have their own table. */
export const CONFORMANCE: readonly Row[] = [
  {
    slot: 'alert-dialog',
    element: (common) => (
      <ui.AlertDialog
        {...common}
        open
        onOpenChange={nothing}
        title="Sure"
        confirmLabel="Yes"
        onConfirm={nothing}
      />
    ),
  },
  {
    slot: 'app-shell',
    element: (common) => (
      <ui.AppShell {...common} onLogout={nothing}>
        Screen
      </ui.AppShell>
    ),
  },
  {
    slot: 'auth-card',
    element: (common) => (
      <ui.AuthCard
        {...common}
        layout="signup"
        poster={<ui.AuthCardPoster title="Larder" />}
        title="Create Account"
        action={null}
        onSubmit={nothing}
      >
        Fields
      </ui.AuthCard>
    ),
  },
  { slot: 'banner', element: (common) => <ui.Banner {...common}>News</ui.Banner> },
  { slot: 'button', element: (common) => <ui.Button {...common}>Go</ui.Button> },
  {
    slot: 'combobox',
    fieldOf: 'input',
    element: (common) => (
      <ui.Combobox {...common} label="Name" value="" onValueChange={nothing} suggestions={[]} />
    ),
  },
  {
    slot: 'date-field',
    fieldOf: 'input',
    element: (common) => <ui.DateField {...common} label="First day" />,
  },
  {
    slot: 'multi-combobox',
    fieldOf: 'input',
    element: (common) => <ui.MultiCombobox {...common} label="Cuisines" options={[]} />,
  },
  {
    // It has no root of its own: everything goes to what it explains.
    slot: 'button',
    folder: 'tooltip',
    element: (common) => (
      <ui.Tooltip {...common} defaultOpen text="Counts as there" trigger={<ui.Button>Staples</ui.Button>} />
    ),
  },
  { slot: 'dialog', element: (common) => <ui.Dialog {...common} open onOpenChange={nothing} title="Edit" /> },
  { slot: 'empty-state', element: (common) => <ui.EmptyState {...common} title="Nothing yet" /> },
  {
    slot: 'empty-state',
    folder: 'error-state',
    element: (common) => <ui.ErrorState {...common} title="Failed" action="Again" />,
  },
  {
    slot: 'expiry-field',
    fieldOf: 'input',
    element: (common) => <ui.ExpiryField {...common} label="Expires" />,
  },
  { slot: 'icon-button', element: (common) => <ui.IconButton {...common} label="Edit" /> },
  { slot: 'logo', element: (common) => <ui.Logo {...common} /> },
  {
    slot: 'number-field',
    fieldOf: 'input',
    element: (common) => <ui.NumberField {...common} label="Quantity" />,
  },
  { slot: 'page-header', element: (common) => <ui.PageHeader {...common} title="Pantry" /> },
  {
    slot: 'text-field',
    folder: 'password-field',
    fieldOf: 'input',
    element: (common) => <ui.PasswordField {...common} label="Password" />,
  },
  {
    slot: 'popover',
    element: (common) => <ui.Popover {...common} label="News" trigger={<ui.IconButton label="Open" />} />,
  },
  {
    slot: 'select',
    fieldOf: 'select',
    element: (common) => <ui.Select {...common} label="Unit" options={[]} />,
  },
  {
    slot: 'sheet',
    element: (common) => <ui.Sheet {...common} open onOpenChange={nothing} title="Filters" />,
  },
  { slot: 'skeleton', element: (common) => <ui.Skeleton {...common} /> },
  { slot: 'spinner', element: (common) => <ui.Spinner {...common} /> },
  {
    slot: 'text-field',
    fieldOf: 'input',
    element: (common) => <ui.TextField {...common} label="Username" />,
  },
  {
    slot: 'theme-choice',
    folder: 'theme',
    element: (common) => <ui.ThemeChoice {...common} value="system" onValueChange={nothing} />,
  },
  { slot: 'theme-scope', folder: 'theme', element: (common) => <ui.ThemeScope {...common} /> },
  { slot: 'toaster', element: (common) => <ui.Toaster {...common} /> },
  { slot: 'visually-hidden', element: (common) => <ui.VisuallyHidden {...common} /> },
  ...LIST_CONFORMANCE,
  ...MEAL_PLAN_CONFORMANCE,
  ...OWN_RECIPE_CONFORMANCE,
  ...PART_CONFORMANCE,
  ...PREFERENCES_CONFORMANCE,
  ...RECIPE_CONFORMANCE,
  ...RECIPE_PART_CONFORMANCE,
  ...SHOPPING_CONFORMANCE,
  ...VOICE_CONFORMANCE,
];
