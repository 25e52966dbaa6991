import * as ui from './every-component.ts';
import type { Row } from './conformance-row.ts';

const nothing = () => undefined;

/** One row for every choice, and for the parts of the settings page. */
export const PREFERENCES_CONFORMANCE: readonly Row[] = [
  { slot: 'checkbox', fieldOf: 'input', element: (common) => <ui.Checkbox {...common} label="Salt" /> },
  {
    slot: 'checkbox-group',
    element: (common) => <ui.CheckboxGroup {...common} legend="Spices" options={[]} />,
  },
  { slot: 'switch', fieldOf: 'input', element: (common) => <ui.Switch {...common} label="Timer" /> },
  {
    slot: 'radio-chips',
    element: (common) => <ui.RadioChips {...common} legend="Spice" options={[]} />,
  },
  {
    slot: 'ingredient-picker',
    element: (common) => (
      <ui.IngredientPicker
        {...common}
        label="Dislikes"
        items={[]}
        suggest={() => []}
        onAdd={() => null}
        onRemove={nothing}
      />
    ),
  },
  { slot: 'chip-group', element: (common) => <ui.ChipGroup {...common} legend="Diets" options={[]} /> },
  { slot: 'collapsible', element: (common) => <ui.Collapsible {...common} /> },
  {
    slot: 'collapsible-trigger',
    folder: 'collapsible',
    element: (common) => (
      <ui.Collapsible>
        <ui.CollapsibleTrigger {...common}>More</ui.CollapsibleTrigger>
      </ui.Collapsible>
    ),
  },
  {
    slot: 'collapsible-content',
    folder: 'collapsible',
    element: (common) => (
      <ui.Collapsible>
        <ui.CollapsibleTrigger>More</ui.CollapsibleTrigger>
        <ui.CollapsibleContent {...common} />
      </ui.Collapsible>
    ),
  },
  { slot: 'preference-card', element: (common) => <ui.PreferenceCard {...common} title="Essential" /> },
  {
    slot: 'preference-chips',
    element: (common) => <ui.PreferenceChips {...common} type="single" title="Spice" values={['mild']} />,
  },
  { slot: 'preferences-form', element: (common) => <ui.PreferencesForm {...common} /> },
  {
    slot: 'preference-card',
    folder: 'account-card',
    element: (common) => (
      <ui.AccountCard
        {...common}
        username="mira_cooks"
        onChangePassword={nothing}
        onDownload={nothing}
        onDelete={nothing}
      />
    ),
  },
  {
    slot: 'preference-card',
    folder: 'device-card',
    element: (common) => <ui.DeviceCard {...common} devices={[]} onLogOut={nothing} />,
  },
  {
    slot: 'dialog',
    folder: 'change-password-dialog',
    element: (common) => <ui.ChangePasswordDialog {...common} open onChangePassword={nothing} />,
  },
  {
    slot: 'dialog',
    folder: 'email-dialog',
    element: (common) => <ui.EmailDialog {...common} open onSave={nothing} />,
  },
  {
    slot: 'dialog',
    folder: 'recovery-code-dialog',
    element: (common) => (
      <ui.RecoveryCodeDialog
        {...common}
        open
        code="ABCD-EFGH"
        onCopy={nothing}
        onDownload={nothing}
        onDone={nothing}
      />
    ),
  },
  {
    slot: 'alert-dialog',
    folder: 'delete-account-dialog',
    element: (common) => <ui.DeleteAccountDialog {...common} open onDelete={nothing} />,
  },
  {
    slot: 'conflict-notice',
    element: (common) => <ui.ConflictNotice {...common} conflicts={[]} onResolve={nothing} />,
  },
  {
    slot: 'save-bar',
    element: (common) => <ui.SaveBar {...common} open onSave={nothing} onCancel={nothing} />,
  },
];
