import type { components } from '@larder/contract';
import { sayAmount, splitInstructions, type Course, type Unit } from '@larder/domain';
import { nounBeside, type Ingredient } from '@larder/domain/model';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { isReadableBy } from '../../platform/access/readable-recipes.ts';
import type { Connection } from '../../platform/database/connection.ts';
import {
  ingredients,
  recipeIngredients,
  recipes,
  type OwnRecipe,
  type WrittenLine,
} from '../../platform/database/schema.ts';
import { isWritten } from './written.ts';

type ExportedRecipe = components['schemas']['ExportedRecipe'];

/** A line of a recipe that stores no original wording. */
interface StoredLine extends Pick<Ingredient, 'name' | 'plural' | 'gramsPer'> {
  readonly ingredientId: number;
  readonly quantity: number;
  readonly unit: Unit;
  readonly notes: string | null;
}

/** A recipe in editable form. */
export interface Source {
  readonly id: number;
  readonly version: number;
  /** Whether this user wrote it. */
  readonly isOwn: boolean;
  readonly recipe: OwnRecipe;
}

const selectSources = (db: Connection) =>
  db
    .select({
      id: recipes.id,
      slug: recipes.slug,
      ownerId: recipes.ownerId,
      version: recipes.ownerVersion,
      title: recipes.title,
      country: recipes.country,
      course: recipes.course,
      servings: recipes.servings,
      prepTime: recipes.prepTime,
      cookTime: recipes.cookTime,
      waitingTime: recipes.waitingTime,
      instructions: recipes.instructions,
      sourceUrl: recipes.sourceUrl,
      written: recipes.written,
      // Tables are named here: in a select from one table, bare columns would be those of the inner tables.
      lines: sql<readonly StoredLine[]>`(
        select coalesce(json_agg(json_build_object('ingredientId', l.ingredient_id, 'quantity', l.quantity,
          'unit', l.unit, 'notes', l.notes, 'name', i.name, 'plural', i.plural, 'gramsPer', i.grams_per)
          order by l.position), '[]'::json)
        from ${recipeIngredients} l join ${ingredients} i on i.id = l.ingredient_id
        where l.recipe_id = recipes.id)`,
    })
    .from(recipes);

type Row = Awaited<ReturnType<typeof selectSources>>[number];

function toSource(row: Row): Source {
  const { id, slug, ownerId, version, instructions, written, lines, ...recipe } = row;
  return {
    id,
    version,
    isOwn: ownerId !== null && isWritten(slug),
    recipe: {
      ...recipe,
      course: recipe.course as Course,
      lines: written?.lines ?? lines.map(asWritten),
      steps: written?.steps ?? splitInstructions(instructions),
    },
  };
}

/** A line of the catalogue in words: '250 g spinach, washed'. */
function asWritten({ ingredientId, quantity, unit, notes, ...named }: StoredLine): WrittenLine {
  const said = `${sayAmount({ quantity, unit }, { isNamed: true })} ${nounBeside(named, quantity, unit)}`;
  const text = notes === null ? said : `${said}, ${notes}`;
  return { text, group: null, ingredientId, quantity, unit, notes };
}

/** A recipe that the user can read, in editable form; null if none has that id. */
export async function readSource(db: Connection, userId: string, id: number): Promise<Source | null> {
  const [row] = await selectSources(db).where(and(eq(recipes.id, id), isReadableBy(userId)));
  return row ? toSource(row) : null;
}

/** The recipes that a user has written. */
export async function readWrittenSources(db: Connection, userId: string): Promise<Source[]> {
  const rows = await selectSources(db).where(eq(recipes.ownerId, userId)).orderBy(asc(recipes.id));
  return rows.map(toSource).filter(({ isOwn }) => isOwn);
}

/** How many are read at once: each can be as large as a request. */
const READ_TOGETHER = 50;

/** All of a user's own recipes, some at a time, each in a form that can be added again. */
export async function* readOwnSources(db: Connection, userId: string): AsyncGenerator<ExportedRecipe[]> {
  let last = 0;
  for (;;) {
    const rows = await selectSources(db)
      .where(and(eq(recipes.ownerId, userId), gt(recipes.id, last)))
      .orderBy(asc(recipes.id))
      .limit(READ_TOGETHER);
    if (rows.length > 0) yield rows.map((row) => ({ id: row.id, ...sourceAnswer(toSource(row).recipe) }));
    if (rows.length < READ_TOGETHER) return;
    last = rows.at(-1)!.id;
  }
}

/** A recipe as in the contract. */
export function sourceAnswer({
  prepTime,
  cookTime,
  waitingTime,
  sourceUrl,
  ...recipe
}: OwnRecipe): Omit<ExportedRecipe, 'id'> {
  const { lines, steps, title, country, course, servings } = recipe;
  return {
    title,
    country,
    course,
    servings,
    prep_time: prepTime,
    cook_time: cookTime,
    waiting_time: waitingTime,
    ingredients: lines.map(({ ingredientId, ...line }) => ({ ...line, ingredient_id: ingredientId })),
    instructions: [...steps],
    source_url: sourceUrl,
  };
}
