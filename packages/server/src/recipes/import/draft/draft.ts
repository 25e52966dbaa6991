import type { components } from '@larder/contract';
import { LIMITS } from '@larder/domain';
import type { IngredientIndex } from '@larder/domain/model';
import type { LarderRecipe } from '../apps/larder.ts';
import type { FoundRecipe } from '../schema/found-recipe.ts';
import { readYield } from '../schema/yields.ts';
import { courseOf } from '../traits.ts';
import { countryOf } from './country.ts';
import { MOST_READ, type LineReader } from './line-reader.ts';
import { stepTexts } from './tidy-steps.ts';
import { timesOf } from './times.ts';

export type RecipeDraft = components['schemas']['RecipeDraft'];
type Doubt = RecipeDraft['doubts'][number];

const MOST = LIMITS.recipe;
const LONGEST_YIELD = 200;
/** Nobody reviews more; a recipe may have a hundred. */
const MOST_LINES = 300;
const NO_TITLE = 'No title was found. Please add one.';
const NO_LINES = 'No ingredients were found. Please add them.';
const NO_STEPS = 'No steps were found. Please add them.';

/** Makes a draft of a found recipe. Nothing is refused; each doubt is described in a sentence. */
export async function draftOf(found: FoundRecipe, reader: LineReader): Promise<RecipeDraft> {
  const doubts: Doubt[] = [];
  const doubt = (field: Doubt['field'], message: string) => doubts.push({ field, message });
  const written = found.ingredients.slice(0, MOST_LINES);
  const lines = await reader.read(written);
  const steps = stepTexts(found.steps).flatMap((step) => piecesOf(step));
  const many = (count: number, thing: string) => `${count.toLocaleString('en')} ${thing}`;

  const title = found.title.slice(0, MOST.title).trim();
  if (title === '') doubt('title', NO_TITLE);
  else if (title.length < found.title.length)
    doubt('title', 'The title was too long and has been shortened.');
  if (lines.length === 0) doubt('lines', NO_LINES);
  if (found.ingredients.length > written.length)
    doubt(
      'lines',
      `It has ${many(found.ingredients.length, 'ingredients')}; only the first ${MOST_LINES} were read.`,
    );
  else if (lines.length > MOST_READ)
    doubt('lines', `A recipe can have up to ${MOST_READ} ingredients, but this one has ${lines.length}.`);
  if (written.some(({ text }) => text.length > 500))
    doubt('lines', 'A very long ingredient has been shortened.');
  if (steps.length === 0) doubt('instructions', NO_STEPS);
  else if (steps.length > MOST.steps)
    doubt(
      'instructions',
      `A recipe can have up to ${MOST.steps} steps, but this one has ${many(steps.length, 'steps')}.`,
    );

  return {
    exported_id: null,
    title: title || null,
    country: countryOf(found.cuisines),
    course: found.categories.length > 0 ? courseOf(found.categories.join(' ').slice(0, 500)) : null,
    servings: servingsOf(found.yieldText, doubt),
    ...minutesOf(found, doubt),
    lines,
    instructions: steps.slice(0, MOST_LINES),
    source_url: found.source,
    image_url: found.image,
    yield_text: found.yieldText?.slice(0, LONGEST_YIELD) || null,
    doubts,
    existing_recipe_id: null,
  };
}

function servingsOf(
  yieldText: string | null,
  doubt: (field: 'servings', message: string) => void,
): number | null {
  const found = readYield(yieldText ?? '');
  if (!found) {
    doubt('servings', 'It does not say how many it serves.');
    return null;
  }
  if (found.count < 1 || found.count > MOST.servings) {
    doubt('servings', `It says '${yieldText?.slice(0, 60)}'. How many people does it serve?`);
    return null;
  }
  if (!found.isServings)
    doubt('servings', `It says '${yieldText?.slice(0, 60)}'. Check how many people that serves.`);
  return found.count;
}

function minutesOf(
  { prepTime: prep, cookTime: cook, totalTime: total }: FoundRecipe,
  doubt: (field: 'prep_time', message: string) => void,
): Pick<RecipeDraft, 'prep_time' | 'cook_time' | 'waiting_time'> {
  const { prepTime, cookTime, waiting } = timesOf(prep, cook, total);
  const all = prepTime + cookTime + waiting;
  if (all > 0 && all <= MOST.minutes)
    return { prep_time: prepTime, cook_time: cookTime, waiting_time: waiting };
  doubt('prep_time', 'It does not say how long it takes.');
  return { prep_time: null, cook_time: null, waiting_time: null };
}

/** Splits an overlong step, at the end of a sentence if possible. */
function piecesOf(step: string): string[] {
  const pieces: string[] = [];
  let rest = step;
  while (rest.length > MOST.step) {
    const sentence = rest.lastIndexOf('. ', MOST.step - 1);
    const at = sentence > MOST.step / 2 ? sentence + 1 : MOST.step;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...pieces, rest].filter(Boolean);
}

/** Makes a draft of a recipe from Larder's export: unchanged, except for ingredients unknown here. */
export function draftOfLarder(recipe: LarderRecipe, index: IngredientIndex): RecipeDraft {
  const { id, ingredients, ...fields } = recipe;
  return {
    ...fields,
    exported_id: id,
    title: fields.title.slice(0, MOST.title) || null,
    lines: ingredients.slice(0, MOST_LINES).map((line) => {
      const isKnown = line.ingredient_id !== null && index.get(line.ingredient_id) !== undefined;
      return {
        ...line,
        ingredient_id: isKnown ? line.ingredient_id : null,
        certainty: isKnown ? 'sure' : 'unknown',
      };
    }),
    instructions: fields.instructions.slice(0, MOST_LINES).flatMap((step) => piecesOf(step)),
    image_url: null,
    yield_text: null,
    doubts: missingIn(recipe),
    existing_recipe_id: null,
  };
}

/** What an export that somebody changed may lack; what Larder wrote lacks nothing. */
function missingIn({ title, ingredients, instructions }: LarderRecipe): Doubt[] {
  return [
    ...(title === '' ? [{ field: 'title', message: NO_TITLE } as const] : []),
    ...(ingredients.length === 0 ? [{ field: 'lines', message: NO_LINES } as const] : []),
    ...(instructions.length === 0 ? [{ field: 'instructions', message: NO_STEPS } as const] : []),
  ];
}
