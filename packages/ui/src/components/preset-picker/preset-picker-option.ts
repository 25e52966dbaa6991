/** A selectable pantry. */
export interface PresetPickerOption {
  /** The country code: 'korea'. */
  country: string;
  /** The country name: 'Korea'. */
  name: string;
  /** The option's text: 'Typical Korean Pantry'. */
  label: string;
}
