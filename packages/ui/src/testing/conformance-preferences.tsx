import * as ui from '../index.ts';
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
    slot: 'save-bar',
    element: (common) => <ui.SaveBar {...common} open onSave={nothing} onCancel={nothing} />,
  },
];
