import { activeFilterChips, findCountry, type FilterFlag } from '@larder/domain';
import { componentWords } from './component-words.ts';

type Names = Readonly<Record<string, string | undefined>>;

/** A country: 'Italy'. Its own code if it is not known. */
export const countryNamed = (code: string): string =>
  componentWords()?.flag.name(code) ?? findCountry(code)?.label ?? code;

/** A filter as its chip says it: 'No chicken'. */
export function filterName(flag: FilterFlag): string {
  const { chips, names }: { chips?: Names; names?: Names } = componentWords()?.filters ?? {};
  const [english] = activeFilterChips({ flags: [flag], countries: [] });
  return chips?.[flag] ?? names?.[flag] ?? english?.label ?? flag;
}
