import { COUNTRIES } from '@larder/domain';
import { isNode, listOf, recipesAmong, type Node } from '@larder/domain/schema-org';
import type { IngredientListProps } from '../components/ingredient-list/index.ts';
import type { InstructionStepsProps } from '../components/instruction-steps/index.ts';
import type { RecipeCardProps } from '../components/recipe-card/index.ts';
import { addressOf, pictureAddressOf } from './addresses.ts';
import { minutesOf } from './durations.ts';
import { firstText } from './first-text.ts';
import { ingredientsOf, type IngredientIdOf } from './ingredients.ts';
import { resolverOf, type Resolve } from './references.ts';
import { servingsOf } from './servings.ts';
import { numbered, stepsOf } from './steps.ts';
import { plainText } from './text.ts';

/** How to read the data. */
export interface FromSchemaOrgOptions {
  /** The URL of the page that the data is from: relative links and pictures are resolved against it. */
  url?: string | undefined;
  /** Your ids, so that the ingredients have buttons for your pantry. */
  ingredientId?: IngredientIdOf | undefined;
}

/** A recipe as props of three components. */
export interface SchemaOrgRecipe {
  /** For `RecipeCard`. `href` is the recipe's own URL; '#' if it has none. */
  card: Pick<
    RecipeCardProps,
    | 'href'
    | 'title'
    | 'subtitle'
    | 'picture'
    | 'country'
    | 'dietary'
    | 'totalTime'
    | 'waitingTime'
    | 'servings'
  > & { ingredientCount: number };
  /** For `IngredientList`: nothing is in the pantry until you pass `matchingIds` and `showMatch`. */
  ingredientList: Pick<IngredientListProps, 'ingredients' | 'matchingIds' | 'showMatch' | 'servings'>;
  /** For `InstructionSteps`. */
  instructionSteps: Pick<InstructionStepsProps, 'instructions' | 'sourceUrl'>;
}

/**
 * Reads the first schema.org recipe in JSON-LD, parsed or as text. Tolerates what sites publish, and never throws: null if
 * there is no recipe with a name.
 */
export function fromSchemaOrg(jsonLd: unknown, options: FromSchemaOrgOptions = {}): SchemaOrgRecipe | null {
  const data = typeof jsonLd === 'string' ? parsed(jsonLd) : jsonLd;
  const [recipe] = recipesAmong(data);
  const title = firstText(recipe?.name, recipe?.headline);
  if (!recipe || title === '') return null;
  const { url } = options;
  const source =
    addressOf(url, recipe.url, recipe.mainEntityOfPage, recipe['@id']) ?? addressOf(undefined, url);
  const ingredients = ingredientsOf(recipe, options.ingredientId);
  const servings = servingsOf(recipe.recipeYield) ?? servingsOf(recipe.yield);
  return {
    card: {
      href: source ?? '#',
      title,
      subtitle: plainText(recipe.alternateName) || null,
      picture: pictureOf(recipe, url, resolverOf(data)),
      country: countryOf(recipe),
      dietary: dietaryOf(recipe),
      ...timesOf(recipe),
      ingredientCount: ingredients.length,
      servings,
    },
    ingredientList: { ingredients, matchingIds: [], showMatch: false, servings },
    instructionSteps: {
      instructions: numbered(
        stepsOf(
          recipe.recipeInstructions ??
            recipe.RecipeInstructions ??
            recipe.instructions ??
            recipe.recipeDirections,
        ),
      ),
      sourceUrl: source ?? null,
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The total time, and what of it is neither preparing nor cooking: rising, chilling. */
function timesOf(recipe: Node): Pick<RecipeCardProps, 'totalTime' | 'waitingTime'> {
  const prep = minutesOf(recipe.prepTime);
  const cook = minutesOf(recipe.cookTime) ?? minutesOf(recipe.performTime);
  const active = prep === undefined && cook === undefined ? undefined : (prep ?? 0) + (cook ?? 0);
  const total = minutesOf(recipe.totalTime) ?? active;
  if (total === undefined) return {};
  const waiting = prep === undefined || cook === undefined ? 0 : total - prep - cook;
  return { totalTime: total, ...(waiting > 0 && { waitingTime: waiting }) };
}

function pictureOf(recipe: Node, base: string | undefined, resolve: Resolve): RecipeCardProps['picture'] {
  const images = listOf(recipe.image).map(resolve);
  const found = pictureAddressOf(base, images, recipe.thumbnailUrl);
  if (!found) return null;
  const { href: src, from } = found;
  const [width, height] = isNode(from) ? [sizeOf(from.width), sizeOf(from.height)] : [0, 0];
  return width > 0 && height > 0 ? { src, width, height } : { src };
}

const sizeOf = (value: unknown) => Number(plainText(isNode(value) ? (value.value ?? value) : value));

/** The country of a cuisine that has a flag: 'Italian', 'italy'. */
function countryOf(recipe: Node): string | null {
  const said = new Set(
    listOf(recipe.recipeCuisine)
      .flatMap((one) => plainText(isNode(one) ? one.name : one).split(','))
      .map((one) => one.trim().toLowerCase()),
  );
  const country = COUNTRIES.find(({ code, label, cuisine }) =>
    [code, label.toLowerCase(), cuisine.toLowerCase()].some((name) => said.has(name)),
  );
  return country?.code ?? null;
}

function dietaryOf(recipe: Node): NonNullable<RecipeCardProps['dietary']> {
  const diets = listOf(recipe.suitableForDiet).map((one) =>
    plainText(isNode(one) ? (one['@id'] ?? one.name) : one).toLowerCase(),
  );
  const isFor = (diet: string) => diets.some((one) => one.endsWith(`${diet}diet`) || one === diet);
  return { vegan: isFor('vegan'), vegetarian: isFor('vegan') || isFor('vegetarian') };
}
