/**
 * Measures what adding a recipe of a cook's own costs the indexes in memory, without a database:
 * `npm run bench -- own-index [shared] [each]`, by default beside 100,000 shared recipes and 300 of the cook's own. How
 * many other cooks there are changes nothing here: each has indexes of their own.
 */
import { eachFlag, FIRST_OWN_RECIPE_ID } from '@larder/domain';
import { changedOwn, NO_OWN_RECIPES, type OwnRecipes } from '../src/recipes/catalogue/own-recipes.ts';
import { makeShelf } from '../src/recipes/catalogue/own-shelf.ts';
import { catalogueRows } from '../src/recipes/catalogue/rows.ts';
import { makeSnapshot } from '../src/recipes/catalogue/snapshot.ts';
import type { RecipeFacts } from '../src/recipes/catalogue/catalogue.store.ts';
import { holdTo } from './goals.ts';
import { syntheticCatalogue } from './synthetic.ts';
import { time } from './timing.ts';

/** The goal for one added recipe, in milliseconds of processor time. */
const GOAL = 5;
/** Enough for every call, and those that warm up. */
const ADDED = 300;

const [shared = 100_000, each = 300] = process.argv.slice(2).map(Number);
const catalogue = syntheticCatalogue(shared + each + ADDED);
const all = factsOf(catalogue);
const own = all
  .slice(shared)
  .map((facts, nth) => ({ ...facts, id: FIRST_OWN_RECIPE_ID + nth, slug: `own-${nth}` }));
const snapshot = await makeSnapshot({
  version: 'bench',
  ingredients: [...catalogue.ingredients],
  recipes: all.slice(0, shared),
  presets: new Map(),
});
console.log(`${shared} shared recipes, and a cook with ${each} of their own`);

const ids = new Set<number>();
let recipes: OwnRecipes = NO_OWN_RECIPES;
await write(own.slice(0, each));
const waiting = own.slice(each);
const cost = await time('the indexes after one was added', () => write([waiting.pop()!]));
holdTo({ [`at most ${GOAL} ms of processor time for the indexes`]: cost <= GOAL });

/** What a search does after its cook has written these. */
async function write(written: readonly RecipeFacts[]): Promise<void> {
  for (const { id } of written) ids.add(id);
  const version = recipes.version + 1;
  recipes = await changedOwn(recipes, { version, ids: new Set(ids), written }, snapshot.ingredients);
  makeShelf(snapshot, 'a cook', recipes);
}

/** A catalogue's recipes as they are read from the database. */
function factsOf(from: typeof catalogue): RecipeFacts[] {
  const rows = catalogueRows(from);
  const needs = new Map<number, RecipeFacts['needs'][number][]>();
  for (const { recipeId, ingredientId, quantity, unit } of rows.recipeIngredients) {
    const known = needs.get(recipeId) ?? [];
    needs.set(recipeId, known);
    known.push([ingredientId, quantity, unit]);
  }
  return rows.recipes.map((row) => {
    const lines = needs.get(row.id) ?? [];
    return {
      ...row,
      ...eachFlag((flag) => row[flag] ?? false),
      ownerVersion: 0,
      unknownLines: [],
      country: row.country ?? null,
      totalTime: row.prepTime + row.cookTime,
      needs: lines,
      lines: lines.map(([id]) => id),
    };
  });
}
