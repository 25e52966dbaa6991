import { CATALOGUE, deriveRecipe, INGREDIENT_INDEX, type Catalogue } from '@larder/catalogue';
import { COUNTRY_CODES } from '@larder/domain';
import type { RecipeSource } from '@larder/domain/model';

/** A seeded random number generator, 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const LINES = 9;

/** A catalogue of generated recipes with real ingredients, and titles made from real words. */
export function syntheticCatalogue(size: number): Catalogue {
  const random = randomNumbers(7);
  const pick = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)]!;
  const lines = CATALOGUE.recipes.flatMap(({ ingredients }) => ingredients);
  const words = [...new Set(CATALOGUE.recipes.flatMap(({ title }) => title.split(/[^\p{L}]+/u)))].filter(
    (word) => word.length > 3,
  );
  const recipes = Array.from({ length: size }, (_, index): RecipeSource => {
    const needed = new Map(
      Array.from({ length: LINES }, () => pick(lines)).map((line) => [line.ingredient, line]),
    );
    const [main] = needed.keys();
    return {
      ...pick(CATALOGUE.recipes),
      id: index + 1,
      slug: `recipe-${index + 1}`,
      title: `${pick(words)} ${INGREDIENT_INDEX.get(main ?? '')?.name ?? ''} ${pick(words)}`,
      country: pick(COUNTRY_CODES),
      ingredients: [...needed.values()],
    };
  });
  return {
    ...CATALOGUE,
    recipes: recipes.map((source) => deriveRecipe(source, INGREDIENT_INDEX)),
  };
}
