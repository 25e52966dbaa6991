import type { components } from '@larder/contract';
import type { IngredientIndex } from '@larder/domain/model';
import type { Cook, SignedIn } from '../../src/platform/access/caller.ts';
import { makeLiveCatalogue } from '../../src/recipes/catalogue/live-catalogue.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { createLog } from '../../src/platform/log/log.ts';
import type { OwnRecipe } from '../../src/platform/database/schema.ts';
import { makeOwnRecipeService } from '../../src/recipes/own/own-recipe.service.ts';

/** A recipe of a cook's own with its ingredients by slug, as tests write it. */
export interface TestRecipe extends Omit<OwnRecipe, 'lines'> {
  readonly needs: readonly string[];
}

/** A recipe as a cook might write it, for 2 servings of an ingredient, by slug. */
export function ownRecipe(
  title: string,
  needs: readonly string[],
  other: Partial<TestRecipe> = {},
): TestRecipe {
  return {
    title,
    country: 'india',
    course: 'main',
    servings: 2,
    prepTime: 10,
    cookTime: 20,
    waitingTime: 0,
    steps: ['Cook it.', 'Eat it.'],
    sourceUrl: null,
    needs,
    ...other,
  };
}

/** The same as services take it: a piece of each ingredient. */
export function asOwn({ needs, ...recipe }: TestRecipe, names: IngredientIndex): OwnRecipe {
  return {
    ...recipe,
    lines: needs.map((slug) => {
      const { id, name } = names.require(slug);
      const line = { group: null, quantity: 1, unit: 'piece' as const, notes: null };
      return { ...line, text: `1 ${name}`, ingredientId: id };
    }),
  };
}

/** A user as services receive the caller. */
export const callerOf = (userId: string): Cook => ({
  address: '127.0.0.1',
  userId,
  sessionId: '0193a000-0000-7000-8000-000000000002',
  today: '2030-05-31',
  dayOf: () => '2030-05-31',
});

/** The user that logs in with a username. */
export async function callerNamed({ pool }: Pick<Database, 'pool'>, username: string): Promise<Cook> {
  const { rows } = await pool.query<{ id: string }>('select id from users where username = $1', [username]);
  return callerOf(rows[0]!.id);
}

/** Own recipes written by another server on the same database. */
export async function ownRecipesBeside(database: Pick<Database, 'pool' | 'db'>) {
  const catalogue = makeLiveCatalogue(database, createLog('silent'));
  await catalogue.start();
  const service = makeOwnRecipeService(database.db, catalogue, () => new Date());
  const written = (recipe: TestRecipe) => asOwn(recipe, catalogue.current().names);
  return {
    add: async (caller: SignedIn, recipe: TestRecipe) => (await service.add(caller, written(recipe))).id,
    change: (caller: SignedIn, id: number, recipe: TestRecipe) => service.change(caller, id, written(recipe)),
    remove: (caller: SignedIn, id: number) => service.remove(caller, id),
    stop: () => catalogue.stop(),
  };
}

type RecipeInput = components['schemas']['RecipeInput'];
type Line = RecipeInput['ingredients'][number];

/** A line as clients send it; without an ingredient it is text. */
export const inputLine = (text: string, other: Partial<Line> = {}): Line => ({
  text,
  group: null,
  ingredient_id: null,
  quantity: null,
  unit: null,
  notes: null,
  ...other,
});

/** A recipe as clients send it, of milk and eggs of the small catalogue. */
export const recipeInput = (other: Partial<RecipeInput> = {}): RecipeInput => ({
  title: 'Custard',
  country: null,
  course: 'dessert',
  servings: 4,
  prep_time: 10,
  cook_time: 20,
  waiting_time: 0,
  ingredients: [
    inputLine('2 eggs', { ingredient_id: 6, quantity: 2, unit: 'piece' }),
    inputLine('500 ml milk, warm', { ingredient_id: 7, quantity: 500, unit: 'ml', notes: 'warm' }),
  ],
  instructions: ['Whisk.', 'Cook gently.'],
  source_url: null,
  ...other,
});
