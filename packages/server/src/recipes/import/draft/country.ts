import { COUNTRIES, type CountryCode } from '@larder/domain';

/** The first known country in a list of cuisines: 'Indian', 'South Indian', 'Korean', 'Italy'. */
export function countryOf(cuisines: readonly string[]): CountryCode | null {
  for (const cuisine of cuisines) {
    const words = new Set(cuisine.toLowerCase().split(/[^a-z]+/));
    const country = COUNTRIES.find(
      ({ code, cuisine: name }) => words.has(code) || words.has(name.toLowerCase()),
    );
    if (country) return country.code;
  }
  return null;
}
