import { findCountry } from '@larder/domain';
import type { LocaleFormat } from '../locale/index.ts';
import { LABELS as PREVIEW_LABELS, type PresetPreviewLabels } from './preset-preview.tsx';

/** Text labels of the picker and its preview. */
export interface PresetPickerLabels extends PresetPreviewLabels {
  country: string;
  /** A country's pantry, by its code: 'Typical Korean Pantry'. */
  option: (code: string) => string;
  placeholder: string;
  loading: string;
  failed: string;
  retry: string;
  add: (count: number) => string;
  /** The same if some are left out. */
  addSome: (count: number) => string;
  /** Label of the checkbox that includes avoided ingredients. */
  addAvoided: (count: number) => string;
  adding: string;
  added: (count: number) => string;
}

export const LABELS = (format: LocaleFormat): PresetPickerLabels => ({
  ...PREVIEW_LABELS(format),
  country: 'Country',
  option: (code) => `Typical ${findCountry(code)?.cuisine ?? ''} Pantry`,
  placeholder: 'Choose a pantry',
  loading: 'Loading...',
  failed: 'Failed to load preset. Please try again.',
  retry: 'Try Again',
  add: (count) => `Add All ${format.count(count)} Ingredients`,
  addSome: (count) => `Add ${format.count(count)} Ingredients`,
  addAvoided: (count) => (count === 1 ? 'Add it too' : `Add these ${format.count(count)} too`),
  adding: 'Adding...',
  added: (count) =>
    count === 1
      ? 'Its ingredient is in your pantry'
      : `All ${format.count(count)} ingredients are in your pantry`,
});
