import { findCountry } from '@larder/domain';
import type { LocaleFormat } from '../components/locale/index.ts';
import { countryIn } from './country-name.ts';

/** The words of flags, and of filters by country. */
export interface CountryWords {
  /** The country's name from its code, or 'International' if unknown. */
  name: (code: string | null | undefined) => string;
}

export const COUNTRY_WORDS = ({ locale }: LocaleFormat): CountryWords => ({
  name: (code) => findCountry(code)?.label ?? countryIn(locale, code) ?? 'International',
});
