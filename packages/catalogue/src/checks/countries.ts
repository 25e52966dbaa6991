import { COUNTRIES } from '@larder/domain';
import type { Recipe } from '../model.ts';

/** What a country needs at least, so that its filter is worth a click. */
const LEAST = { recipes: 6, vegetarian: 2, vegan: 1 };

/** A sentence for each country that offers too little. */
export function checkCountries(recipes: readonly Recipe[]): string[] {
  return COUNTRIES.flatMap(({ code }) => {
    const own = recipes.filter(({ country }) => country === code);
    const counts = {
      recipes: own.length,
      vegetarian: own.filter(({ dietary }) => dietary.vegetarian).length,
      vegan: own.filter(({ dietary }) => dietary.vegan).length,
    };
    return (Object.keys(LEAST) as (keyof typeof LEAST)[])
      .filter((what) => counts[what] < LEAST[what])
      .map((what) => `${code}: ${what} ${counts[what]}, at least ${LEAST[what]}`);
  });
}
