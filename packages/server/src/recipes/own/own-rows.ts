import { isDeepStrictEqual } from 'node:util';
import { deriveRecipe, estimateSpice, gramsOf, unlistedFoods } from '@larder/catalogue';
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

/** The rows of a complete recipe of a cook's own: a flexible dinner. */
export const dishRows = (recipe: Recipe, names: IngredientIndex): RecipeRows => ({
  recipe: recipeRow(recipe),
  lines: lineRows(recipe, names),
});

const WATER = 'water';

/** A line with a known ingredient. */
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
  // A line of unknown weight adds nothing to the nutrition and cost.
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
      : uncontradicted(claimsOf(known, namedOnly(known, steps, names), derived), {
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
    // Water is shown, but neither counted nor bought.
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

/** A line with its ingredient, and its amount, implied if it names none; null if the ingredient is unknown. */
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

/** A line's words other than its ingredient's names: 'egg' in '250 g lasagne sheets (egg)'. */
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

/** What the steps, or a line beside its own ingredient, name without a line of its own: 'serve with Wensleydale'. */
const namedOnly = (known: readonly KnownLine[], steps: readonly string[], names: IngredientIndex) =>
  unlistedFoods(
    known.map(({ of }) => of),
    [...known.map(({ text }) => text), ...steps],
    names,
  );

/**
 * A recipe's claims if every ingredient is known, even if the weight of some is not. What its words name besides is in
 * it too.
 */
function claimsOf(
  known: readonly KnownLine[],
  named: readonly Ingredient[],
  derived: Pick<Recipe, 'diets'>,
): Pick<Recipe, 'dietary' | 'allergens' | 'diets'> {
  const listed = known.map(({ of }) => of);
  const all = [...listed, ...named];
  const isWeighed = known.every(({ grams }) => grams !== null);
  return {
    dietary: dietaryFlags(animalsOf(all)),
    allergens: ALLERGENS.filter((one) => all.some(({ allergens }) => allergens.includes(one))),
    // An unknown amount may hold any amount of carbohydrate.
    diets: DIETS.filter(
      (diet) =>
        fitsDiet(all, diet) &&
        (isWeighed ? derived.diets.includes(diet) : fitsDiet(listed, diet, Number.POSITIVE_INFINITY)),
    ),
  };
}

/** Steps that survive a round trip through one text: no number in a step is mistaken for the next step's. */
function numberable(steps: readonly string[]): string[] {
  const text = steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
  if (isDeepStrictEqual(splitInstructions(text), steps)) return [...steps];
  return steps.map((step) => step.replaceAll(/((?:^|\s)\d+[.)])(?=\s|$)/g, '$1\u{2060}'));
}
