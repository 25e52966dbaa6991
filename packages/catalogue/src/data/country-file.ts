import { ANIMAL_CLASSES, CUISINES, type AnimalClass, type Country } from '@larder/domain';
import { readDocument } from './document.ts';
import type { Faults } from './faults.ts';

/** A country in the data: what every screen needs, and where its recipe ids begin. */
export interface CountryRow extends Omit<Country, 'code' | 'countsAs'> {
  /** As in URLs and folders: 'korea'. Never changes once released. */
  readonly code: Country['code'];
  /** The cuisines of the settings that include this country, besides its own. */
  readonly countsAs: readonly string[];
  /** The animals that are not usual in its kitchens: the check asks for no recipes with them. */
  readonly rarelyCooksWith: readonly AnimalClass[];
  readonly recipeIdsFrom: number;
}

/** The number of ids per country. */
export const IDS_PER_COUNTRY = 1000;

/** Reads the countries, in display order. */
export function readCountryFile(file: string, text: string, faults: Faults): CountryRow[] {
  const ranges = new Map<number, string>();
  return (readDocument(file, text, faults)?.named() ?? []).map(({ key, entry }) => {
    const fields = entry.fields(
      ['name', 'cuisine', 'flag', 'recipe ids from'],
      ['counts as', 'rarely cooks with'],
    );
    const iso = fields.flag.text();
    if (!/^[a-z-]+$/.test(key))
      entry.fault(`the country '${key}' should be in lower case without accents, with hyphens for spaces.`);
    if (iso !== '' && !/^[a-z]{2}$/.test(iso))
      fields.flag.fault("the flag should be the two letters of the country, such as 'fr'.");
    const from = fields['recipe ids from'].whole({ least: 1, most: 900_000 });
    const range = Math.floor(from / IDS_PER_COUNTRY);
    const other = ranges.get(range);
    if (other !== undefined)
      fields['recipe ids from'].fault(`these ids belong to ${other}. Use the next free thousand.`);
    ranges.set(range, key);
    return {
      // A listed value is a country: the domain's type is generated from this data.
      code: key as Country['code'],
      label: fields.name.text() as Country['label'],
      cuisine: fields.cuisine.text() as Country['cuisine'],
      iso: iso as Country['iso'],
      recipeIdsFrom: from,
      countsAs: fields['counts as']?.someOf('cuisine', CUISINES) ?? [],
      rarelyCooksWith: fields['rarely cooks with']?.someOf('animal', ANIMAL_CLASSES) ?? [],
    };
  });
}
