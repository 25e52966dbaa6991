import { deriveRecipe, estimateSpice, gramsOf } from '@larder/catalogue';
import {
  eachFlag,
  isUnit,
  splitInstructions,
  type Appliance,
  type Course,
  type Difficulty,
} from '@larder/domain';
import type { IngredientIndex } from '@larder/domain/model';
import { nameKey } from '@larder/domain/names';
import { asc, eq, gte, isNotNull, or } from 'drizzle-orm';
import type { Connection } from '../../platform/database/connection.ts';
import {
  FIRST_IMPORTED_RECIPE_ID,
  ingredients,
  recipeIngredients,
  recipes,
  type WrittenRecipe,
} from '../../platform/database/schema.ts';
import { NOTHING_CLAIMED, ownRecipeRows } from '../own/own-rows.ts';
import { eatenShare } from './eaten-share.ts';
import { recipeRow } from './rows.ts';
import { chunks, newValues } from './writing.ts';

type Row = typeof recipes.$inferSelect;
type Line = Awaited<ReturnType<typeof readLines>>[number];

/** Values for a recipe with incomplete data: someone who avoids something must not be shown it. */
const UNCLAIMED = {
  ...NOTHING_CLAIMED.dietary,
  allergens: NOTHING_CLAIMED.allergens,
  diets: NOTHING_CLAIMED.diets,
} satisfies Partial<Row>;

/** Maximum number of recipes named in a warning. */
const NAMED = 5;

/** The recipes that the catalogue does not rewrite: imported ones, users' own, and retired ones. */
const isOnItsOwn = or(gte(recipes.id, FIRST_IMPORTED_RECIPE_ID), isNotNull(recipes.retiredAt))!;

/**
 * Recomputes what imported, own and retired recipes derive from their ingredients. A newer catalogue may know more
 * about an ingredient, and a recipe must not keep claiming to be free of what it contains. One that needs something
 * the catalogue no longer has stays, but claims nothing; `warn` gets one line about the imported ones among those.
 */
export async function renewDerived(
  db: Connection,
  index: IngredientIndex,
  warn: (line: string) => void,
): Promise<void> {
  // Locked, in a fixed order: what a user changes or deletes in the meantime must not be reverted.
  const rows = await db.select().from(recipes).where(isOnItsOwn).orderBy(asc(recipes.id)).for('update');
  if (rows.length === 0) return;
  const linesOf = byRecipe(await readLines(db));
  const unclaimed: string[] = [];
  const renewed = rows.map((row) => {
    if (row.written) return rewrittenRow(row, row.written, index);
    const own = linesOf.get(row.id) ?? [];
    const unknown = own.find((line) => !isKnown(line, index));
    if (!unknown) return row.retiredAt ? renewedClaims(row, own, index) : renewedRow(row, own, index);
    if (row.ownerId === null && row.retiredAt === null)
      unclaimed.push(`'${row.title}' (${unknown.quantity} ${unknown.unit} of ${unknown.name})`);
    return { ...row, ...UNCLAIMED, titleKey: nameKey(row.title) };
  });
  for (const some of chunks(renewed)) {
    await db
      .insert(recipes)
      .values(some)
      .onConflictDoUpdate({ target: recipes.id, set: newValues(recipes) });
  }
  if (unclaimed.length === 0) return;
  const more = unclaimed.length > NAMED ? ` and ${unclaimed.length - NAMED} more` : '';
  warn(
    `This catalogue no longer knows an ingredient or unit of these imported recipes, so they claim no diet and count as containing every allergen: ${unclaimed.slice(0, NAMED).join(', ')}${more}. Import them again with other words for it.`,
  );
}

/** The lines of all these recipes, in order, with their ingredients' names. */
function readLines(db: Connection) {
  const { recipeId, ingredientId, quantity, unit, notes, position } = recipeIngredients;
  return db
    .select({ recipeId, ingredientId, quantity, unit, notes, name: ingredients.name })
    .from(recipeIngredients)
    .innerJoin(ingredients, eq(ingredients.id, ingredientId))
    .innerJoin(recipes, eq(recipes.id, recipeId))
    .where(isOnItsOwn)
    .orderBy(asc(position));
}

function byRecipe(lines: readonly Line[]): ReadonlyMap<number, readonly Line[]> {
  const linesOf = new Map<number, Line[]>();
  for (const line of lines) {
    const own = linesOf.get(line.recipeId);
    if (own) own.push(line);
    else linesOf.set(line.recipeId, [line]);
  }
  return linesOf;
}

function isKnown({ ingredientId, quantity, unit }: Line, index: IngredientIndex): boolean {
  const ingredient = index.get(ingredientId);
  return ingredient !== undefined && isUnit(unit) && gramsOf(ingredient, quantity, unit) !== null;
}

/** A recipe as its cook wrote it, with freshly derived values. */
function rewrittenRow(
  row: Row,
  { lines, steps }: WrittenRecipe,
  index: IngredientIndex,
): typeof recipes.$inferInsert {
  const { id, ownerId, ownerVersion } = row;
  const { recipe } = ownRecipeRows(id, { ...row, course: row.course as Course, lines, steps }, index);
  return { ...recipe, ownerId, ownerVersion };
}

function renewedRow(row: Row, lines: readonly Line[], index: IngredientIndex): ReturnType<typeof recipeRow> {
  const needed = lines.map(({ ingredientId, quantity, unit, notes }) => {
    const ingredient = index.require(ingredientId);
    const eaten = eatenShare(notes ?? '', gramsOf(ingredient, quantity, unit) ?? 0);
    return {
      ingredient: ingredient.slug,
      quantity,
      unit,
      ...(notes !== null && { notes }),
      ...(eaten < 1 && { eaten }),
    };
  });
  const recipe = deriveRecipe(
    {
      ...row,
      difficulty: row.difficulty as Difficulty,
      spice: estimateSpice({ ingredients: needed, servings: row.servings }, index),
      course: row.course as Course,
      appliances: row.appliances as Appliance[],
      steps: splitInstructions(row.instructions),
      ingredients: needed,
      waiting: row.waitingKind ? { [row.waitingKind]: row.waitingTime } : {},
    },
    index,
  );
  const { englishTitle, ownerId, ownerVersion } = row;
  return { ...recipeRow(recipe), englishTitle, ownerId, ownerVersion };
}

/**
 * The eaten share of a line was only in the catalogue, so a retired recipe's nutrition and cost stay unchanged.
 * Sugars, saturates, fibre and salt, which it lacks if it was retired before they were stored, are computed from
 * its notes, as for an import.
 */
function renewedClaims(
  row: Row,
  lines: readonly Line[],
  index: IngredientIndex,
): typeof recipes.$inferInsert {
  const renewed = renewedRow(row, lines, index);
  const { allergens, diets, titleKey } = renewed;
  const nutritionDetails = row.nutritionDetails ?? renewed.nutritionDetails;
  return { ...row, ...eachFlag((flag) => renewed[flag]), allergens, diets, titleKey, nutritionDetails };
}
