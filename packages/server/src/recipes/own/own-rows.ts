import { isDeepStrictEqual } from 'node:util';
import { deriveRecipe, estimateSpice, gramsOf } from '@larder/catalogue';
import { ALLERGENS, ANIMAL_CLASSES, DIETS, dietaryFlags, splitInstructions, type Unit } from '@larder/domain';
import {
  animalsOf,
  fitsDiet,
  type Ingredient,
  type IngredientIndex,
  type Recipe,
  type RecipeLine,
} from '@larder/domain/model';
import { uncontradicted } from '@larder/domain/guard';
import type { OwnRecipe, WrittenLine } from '../../platform/database/schema.ts';
import { eatenShare } from '../catalogue/eaten-share.ts';
import { lineRows, recipeRow, type CatalogueRows } from '../catalogue/rows.ts';
import { impliedAmount, unitOfCount } from '../import/lines.ts';
import { appliancesOf, difficultyOf } from '../import/traits.ts';

/** A recipe as table rows. */
export interface RecipeRows {
  readonly recipe: Omit<CatalogueRows['recipes'][number], 'ownerId' | 'ownerVersion'>;
  readonly lines: readonly CatalogueRows['recipeIngredients'][number][];
}

/** Values for a recipe with unknown ingredients: someone who avoids something must not be shown it. */
export const NOTHING_CLAIMED = {
  // As if it contained every animal.
  dietary: dietaryFlags(new Set(ANIMAL_CLASSES)),
  allergens: [...ALLERGENS],
  diets: [],
} satisfies Pick<Recipe, 'dietary' | 'allergens' | 'diets'>;

/** A complete recipe that is a cook's own as rows: a flexible dinner. */
export const dishRows = (recipe: Recipe, names: IngredientIndex): RecipeRows => ({
  recipe: recipeRow(recipe),
  lines: lineRows(recipe, names),
});

const WATER = 'water';

/** A line whose ingredient is known. */
interface KnownLine extends RecipeLine {
  readonly position: number;
  readonly of: Ingredient;
  readonly grams: number | null;
  readonly text: string;
}

/** A cook's recipe as rows, with everything derived from its ingredients. */
export function ownRecipeRows(id: number, written: OwnRecipe, names: IngredientIndex): RecipeRows {
  const { lines, steps, waitingTime, ...own } = written;
  const known = lines.flatMap((line, position) => knownLine(line, position, names) ?? []);
  const places = new Set(known.map(({ position }) => position));
  const unknown = lines.filter((_, position) => !places.has(position)).map(({ text }) => text);
  // A line of unknown weight adds nothing to the figures.
  const weighed = known.filter(({ grams }) => grams !== null).map(toRecipeLine);
  const derived = deriveRecipe(
    {
      ...own,
      id,
      slug: `own-${id}`,
      waiting: waitingTime > 0 ? { waiting: waitingTime } : {},
      difficulty: difficultyOf(lines.length, own.prepTime + own.cookTime),
      spice: estimateSpice({ ingredients: weighed, servings: own.servings }, names),
      appliances: appliancesOf(steps),
      ingredients: weighed,
      steps: numberable(steps),
    },
    names,
  );
  const claims =
    unknown.length > 0
      ? NOTHING_CLAIMED
      : uncontradicted(claimsOf(known, derived), {
          names: known.map(({ of }) => of.name),
          texts: [own.title, ...known.flatMap(saidBesides), ...steps],
        });
  // Text in parentheses may not be an English name: '(gluten free)'.
  const recipe = { ...derived, ...claims, englishTitle: null };
  return {
    recipe: {
      ...recipeRow(recipe),
      written: { lines: [...lines], steps: [...steps] },
      unknownLines: unknown,
    },
    // Water is shown, and neither counted nor bought.
    lines: known
      .filter(({ of }) => of.slug !== WATER)
      .map(({ position, of, quantity, unit, notes }) => ({
        recipeId: id,
        position,
        ingredientId: of.id,
        quantity,
        unit,
        notes: notes ?? null,
      })),
  };
}

/** A line with its ingredient, and with the amount that it implies if it names none; null if that is unknown. */
function knownLine(
  { ingredientId, quantity, unit, notes, text }: WrittenLine,
  position: number,
  names: IngredientIndex,
): KnownLine | null {
  const of = ingredientId === null ? undefined : names.get(ingredientId);
  if (!of) return null;
  const amount: { quantity: number; unit: Unit } =
    quantity === null ? impliedAmount(of) : { quantity, unit: unit ?? unitOfCount(of) ?? 'piece' };
  const grams = gramsOf(of, amount.quantity, amount.unit);
  const eaten = grams === null ? 1 : eatenShare(`${text} ${notes ?? ''}`, grams);
  return {
    ...amount,
    ingredient: of.slug,
    ...(notes !== null && { notes }),
    ...(eaten < 1 && { eaten }),
    position,
    of,
    grams,
    text,
  };
}

/** What a line says besides the names of its ingredient: 'egg' in '250 g lasagne sheets (egg)'. */
function saidBesides({ of, text, notes }: KnownLine): string[] {
  const plain = (words: string) => words.toLowerCase().replaceAll('-', ' ');
  const own = [of.name, of.plural, ...of.aliases].map(plain).toSorted((a, b) => b.length - a.length);
  const said = own.reduce((left, name) => left.replaceAll(name, ' '), plain(text));
  return [said, notes ?? ''];
}

const toRecipeLine = ({
  position: _position,
  of: _of,
  grams: _grams,
  text: _text,
  ...line
}: KnownLine): RecipeLine => line;

/** What a recipe may claim if every ingredient is known, though the weight of some may not be. */
function claimsOf(
  known: readonly KnownLine[],
  derived: Pick<Recipe, 'diets'>,
): Pick<Recipe, 'dietary' | 'allergens' | 'diets'> {
  const all = known.map(({ of }) => of);
  const isWeighed = known.every(({ grams }) => grams !== null);
  return {
    dietary: dietaryFlags(animalsOf(all)),
    allergens: ALLERGENS.filter((one) => all.some(({ allergens }) => allergens.includes(one))),
    // Of an unknown amount there may be any carbohydrate.
    diets: DIETS.filter((diet) =>
      isWeighed ? derived.diets.includes(diet) : fitsDiet(all, diet, Number.POSITIVE_INFINITY),
    ),
  };
}

/** Steps that are the same when they are read from one text again: no number in one is taken for the next. */
function numberable(steps: readonly string[]): string[] {
  const text = steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
  if (isDeepStrictEqual(splitInstructions(text), steps)) return [...steps];
  return steps.map((step) => step.replaceAll(/((?:^|\s)\d+[.)])(?=\s|$)/g, '$1\u{2060}'));
}
