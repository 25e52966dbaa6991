import { plainLines } from '../plain-text.ts';
import { addressOf } from '../schema/addresses.ts';
import { minutesIn } from '../schema/durations.ts';
import { NOTHING, type FoundRecipe, type Headed } from '../schema/found-recipe.ts';
import { isHeading } from '../line-readers.ts';
import { isLikeIngredient } from './like-ingredient.ts';
import { isIngredientsHeading, isOtherHeading, isStepsHeading } from './headings.ts';

const MOST_LINES = 5_000;
/** 'Serves 4', 'Makes: 12 biscuits', 'Yield - 1 loaf', '4 servings'. */
const YIELD =
  /^(?:serves|servings?|makes|yields?|portions?|for)\b[\s:–-]{0,4}(?=.{0,20}\d)|^\d{1,3}\s?(?:servings|portions|people)$/i;
const TIMES = [
  ['prepTime', /^prep(?:aration)?(?: time)?\s?[:–-]?\s?(?=\D{0,12}\d)/i],
  ['cookTime', /^(?:cook(?:ing)?|baking|bake)(?: time)?\s?[:–-]?\s?(?=\D{0,12}\d)/i],
  ['totalTime', /^(?:total(?: time)?|ready in|time)\s?[:–-]?\s?(?=\D{0,12}\d)/i],
] as const;

/**
 * Reads a pasted recipe by its headings. If it has none, lines that start with an amount are ingredients, and what comes
 * after them are the steps.
 */
export function readPlainText(text: string): FoundRecipe {
  const lines = plainLines(text).split('\n').slice(0, MOST_LINES);
  const recipe = { ...NOTHING, ingredients: [] as Headed[], steps: [] as Headed[] };
  const title = lines.find((line) => !isIngredientsHeading(line)) ?? '';
  const rest = lines.slice(lines.indexOf(title) + 1);
  const facts = rest.map((line) => factsOf(line));
  const told = Object.assign(
    {},
    ...facts.filter((fact) => fact !== null).toReversed(),
  ) as Partial<FoundRecipe>;
  const body = rest.filter((_, at) => facts[at] === null);
  const { ingredients, steps } =
    body.some(isIngredientsHeading) || body.some(isStepsHeading) ? byHeadings(body) : byLook(body);
  return { ...recipe, title, ingredients, steps, ...told };
}

/** The facts in a line about the recipe: one or several, as in 'Serves 4 | Prep 10 min, cook 30 min'. */
function factsOf(line: string): Partial<FoundRecipe> | null {
  if (line.length > 120) return null;
  const parts = line.split(/[,;|·•]/).map((part) => factOf(part.trim()));
  return parts.includes(null) ? factOf(line) : (Object.assign({}, ...parts) as Partial<FoundRecipe>);
}

/** A single fact: servings, a time or the source. */
function factOf(line: string): Partial<FoundRecipe> | null {
  if (YIELD.test(line)) return { yieldText: line };
  for (const [name, words] of TIMES) {
    const minutes = words.test(line) ? minutesIn(line.replace(words, '')) : undefined;
    if (minutes) return { [name]: minutes };
  }
  const source = /^(?:source|from|link|recipe from)?\s?:?\s?(https?:\/\/\S{4,})$/i.exec(line)?.[1];
  return source === undefined ? null : { source: addressOf(null, source) };
}

interface Parts {
  readonly ingredients: readonly Headed[];
  readonly steps: readonly Headed[];
}

function byHeadings(lines: readonly string[]): Parts {
  const parts = {
    ingredients: [] as Headed[],
    steps: [] as Headed[],
    before: [] as Headed[],
    other: [] as Headed[],
  };
  let part: keyof typeof parts = 'before';
  let heading: string | null = null;
  for (const line of lines) {
    const next = isIngredientsHeading(line)
      ? 'ingredients'
      : isStepsHeading(line)
        ? 'steps'
        : isOtherHeading(line)
          ? 'other'
          : null;
    if (next) {
      part = next;
      heading = null;
    } else if (part === 'steps' && isHeading(line)) heading = line.replace(/:$/, '');
    else {
      parts[part].push({ heading, text: line });
      if (part === 'steps') heading = null;
    }
  }
  // A 'Method' heading alone is enough: the ingredients come before it. The reverse also holds.
  if (parts.ingredients.length === 0) {
    const first = firstIngredient(parts.before);
    return { ...parts, ingredients: first === -1 ? [] : parts.before.slice(first) };
  }
  if (parts.steps.length === 0) return splitAt(parts.ingredients);
  return parts;
}

function byLook(lines: readonly string[]): Parts {
  return splitAt(lines.map((text) => ({ heading: null, text })));
}

/** The ingredients end with the last line that looks like one. */
function splitAt(lines: readonly Headed[]): Parts {
  const last = lines.findLastIndex(({ text }) => isLikeIngredient(text));
  const first = firstIngredient(lines);
  return first === -1 || last === -1
    ? { ingredients: [], steps: lines }
    : { ingredients: lines.slice(first, last + 1), steps: lines.slice(last + 1) };
}

/**
 * Where the ingredients begin: with the first that looks like one, or the headings directly above it. After that every line
 * is kept, also one without an amount: 'butter for the tin'.
 */
function firstIngredient(lines: readonly Headed[]): number {
  let first = lines.findIndex(({ text }) => isLikeIngredient(text));
  while (first > 0 && isGroup(lines[first - 1]?.text ?? '')) first -= 1;
  return first;
}

/** A heading of ingredients, and no line drawn with hyphens. */
const isGroup = (text: string): boolean => isHeading(text) && !/^-+$/.test(text);
