import { roleOf, type AnimalClass } from '@larder/domain';
import type { Recipe } from '@larder/domain/model';
import type { CountryRow } from '../data/country-file.ts';
import { DATA } from '../data/data.ts';

const QUICK_MINUTES = 30;
const SLOW_MINUTES = 120;

interface Minimum {
  readonly count: number;
  readonly of: (recipe: Recipe) => boolean;
  /** Not required of a country where all of these are unusual. */
  readonly animals?: readonly AnimalClass[];
}

/** The minimum for each country, so that its filter is worth a click and any cook finds something. */
const LEAST: Readonly<Record<string, Minimum>> = {
  recipes: { count: 22, of: () => true },
  dinners: { count: 15, of: (recipe) => roleOf(recipe) === 'dinner' },
  vegetarian: { count: 8, of: ({ dietary }) => dietary.vegetarian },
  vegan: { count: 4, of: ({ dietary }) => dietary.vegan },
  'with chicken': { count: 2, of: ({ dietary }) => dietary.contains_chicken, animals: ['poultry'] },
  'with beef or lamb': {
    count: 2,
    of: ({ dietary }) => dietary.contains_beef || dietary.contains_lamb,
    animals: ['red-meat', 'lamb'],
  },
  'with pork': { count: 2, of: ({ dietary }) => dietary.contains_pork, animals: ['pork'] },
  'with fish': { count: 2, of: ({ dietary }) => dietary.contains_fish, animals: ['fish'] },
  breakfast: { count: 3, of: ({ course }) => course === 'breakfast' },
  side: { count: 3, of: ({ course }) => course === 'side' },
  dessert: { count: 3, of: ({ course }) => course === 'dessert' },
  easy: { count: 3, of: ({ difficulty }) => difficulty === 'easy' },
  hard: { count: 1, of: ({ difficulty }) => difficulty === 'hard' },
  quick: { count: 3, of: ({ totalTime }) => totalTime <= QUICK_MINUTES },
  slow: { count: 2, of: ({ totalTime }) => totalTime >= SLOW_MINUTES },
};

/** A sentence for each country below the minimum. */
export function checkCountries(
  recipes: readonly Recipe[],
  countries: readonly Pick<CountryRow, 'code' | 'rarelyCooksWith'>[] = DATA.countries,
): string[] {
  return countries.flatMap(({ code, rarelyCooksWith }) => {
    const own = recipes.filter(({ country }) => country === code);
    return Object.entries(LEAST).flatMap(([what, { count, of, animals }]) => {
      if (animals?.every((animal) => rarelyCooksWith.includes(animal))) return [];
      const found = own.filter(of).length;
      return found < count ? [`${code}: ${found} ${what}, but at least ${count} needed`] : [];
    });
  });
}
