'use client';
import { larderCountry } from '../../internal/vocabulary/countries.ts';
import { useCountries } from '../../internal/vocabulary/use-countries.ts';
import type { PresetPickerLabels } from './preset-picker-words.ts';

/** A selectable pantry. */
export interface PresetPickerOption {
  /** The country code: 'korea'. */
  country: string;
  /** The country name: 'Korea'. */
  name: string;
  /** The option's text: 'Typical Korean Pantry'. */
  label: string;
}

/** The selectable pantries: those given, or one for every country of the vocabulary. */
export function usePresetOptions(
  given: readonly PresetPickerOption[] | undefined,
  words: PresetPickerLabels,
): readonly PresetPickerOption[] {
  const countries = useCountries();
  return (
    given ??
    countries.terms.map(({ id }): PresetPickerOption => {
      const name = countries.name(id);
      // The words know a cuisine for Larder's countries alone.
      return { country: id, name, label: larderCountry(id) ? words.option(id) : name };
    })
  );
}
