import { isNode, listOf, type Node } from '@larder/domain/schema-org';
import { plainLines, plainText } from '../plain-text.ts';
import { addressOf } from '../schema/addresses.ts';
import { minutesIn } from '../schema/durations.ts';
import { NOTHING, type FoundRecipe, type Headed } from '../schema/found-recipe.ts';
import { stepsOf } from '../schema/steps.ts';

/** Reads a recipe exported by an app; null if it is from another. */
type AppReader = (node: Node) => FoundRecipe | null;

const minutes = (value: unknown) => minutesIn(plainText(value)) ?? null;
const wordOf = (value: unknown): string => plainText(isNode(value) ? value.name : value);
const heads = (lines: readonly string[]): Headed[] => lines.map((text) => ({ heading: null, text }));
const named = (value: unknown) => listOf(value).map(wordOf).filter(Boolean);

/** Paprika: one gzipped JSON file per recipe, with multi-line strings. */
const readPaprika: AppReader = (node) => {
  const { name, ingredients, directions } = node;
  if (typeof name !== 'string' || typeof ingredients !== 'string' || typeof directions !== 'string')
    return null;
  return {
    ...NOTHING,
    title: plainText(name),
    ingredients: heads(plainLines(ingredients).split('\n').filter(Boolean)),
    steps: stepsOf(directions),
    yieldText: plainText(node.servings) || null,
    prepTime: minutes(node.prep_time),
    cookTime: minutes(node.cook_time),
    totalTime: minutes(node.total_time),
    categories: named(node.categories),
    source: addressOf(null, node.source_url, node.source),
    image: addressOf(null, node.image_url),
  };
};

/** Mealie: snake_case names in its archives, schema.org names in its API. */
const readMealie: AppReader = (node) => {
  const lines = node.recipe_ingredient ?? node.recipeIngredient;
  const steps = node.recipe_instructions ?? node.recipeInstructions;
  const isMealie =
    'recipe_ingredient' in node ||
    ('recipeIngredient' in node && '@type' in node === false && 'slug' in node);
  if (!isMealie || !Array.isArray(lines)) return null;
  let heading: string | null = null;
  const ingredients = lines.filter(isNode).flatMap((line): Headed[] => {
    const title = plainText(line.title);
    if (title !== '') heading = title;
    const text = plainText(line.original_text ?? line.originalText ?? line.display) || mealieText(line);
    return text === '' ? [] : [{ heading, text }];
  });
  return {
    ...NOTHING,
    title: plainText(node.name),
    ingredients: [...heads(lines.filter((line) => typeof line === 'string').map(plainText)), ...ingredients],
    steps: listOf(steps).flatMap((step) =>
      isNode(step) ? stepsOf({ name: step.title ?? step.summary, text: step.text }) : stepsOf(step),
    ),
    yieldText:
      plainText(node.recipe_yield ?? node.recipeYield) ||
      servingsText(node.recipe_servings ?? node.recipeServings),
    prepTime: minutes(node.prep_time ?? node.prepTime),
    cookTime: minutes(node.perform_time ?? node.performTime ?? node.cook_time ?? node.cookTime),
    totalTime: minutes(node.total_time ?? node.totalTime),
    categories: named(node.recipe_category ?? node.recipeCategory),
    source: addressOf(null, node.org_url ?? node.orgURL),
  };
};

function mealieText({ quantity, unit, food, note }: Node): string {
  const parts = [amountText(quantity), wordOf(unit), wordOf(food)].filter(Boolean).join(' ');
  const said = plainText(note);
  return said === ''
    ? parts
    : wordOf(food) === ''
      ? [parts, said].filter(Boolean).join(' ')
      : `${parts}, ${said}`;
}

/** Tandoor: ingredients are listed in the steps that use them. */
const readTandoor: AppReader = (node) => {
  const { steps } = node;
  if (
    !Array.isArray(steps) ||
    !steps.some((step) => isNode(step) && 'ingredients' in step && 'instruction' in step)
  )
    return null;
  const own = steps.filter(isNode);
  return {
    ...NOTHING,
    title: plainText(node.name),
    ingredients: own.flatMap((step) => tandoorLines(step)),
    steps: own.flatMap((step) => {
      const [first, ...rest] = stepsOf(step.instruction);
      return first ? [{ heading: plainText(step.name) || null, text: first.text }, ...rest] : [];
    }),
    yieldText: [plainText(node.servings), plainText(node.servings_text)].filter(Boolean).join(' ') || null,
    prepTime: minutes(node.working_time),
    totalTime: (minutes(node.working_time) ?? 0) + (minutes(node.waiting_time) ?? 0) || null,
    categories: named(node.keywords),
    source: addressOf(null, node.source_url),
  };
};

function tandoorLines(step: Node): Headed[] {
  let heading: string | null = plainText(step.name) || null;
  return listOf(step.ingredients).flatMap((line): Headed[] => {
    if (!isNode(line)) return [];
    const note = plainText(line.note);
    if (line.is_header === true) {
      heading = note || heading;
      return [];
    }
    const amount = line.no_amount === true ? '' : amountText(line.amount);
    const text =
      plainText(line.original_text) ||
      [amount, wordOf(line.unit), wordOf(line.food)].filter(Boolean).join(' ');
    return text === ''
      ? []
      : [{ heading, text: note !== '' && !text.includes(note) ? `${text}, ${note}` : text }];
  });
}

function amountText(value: unknown): string {
  const amount = typeof value === 'string' ? Number(value) : value;
  return typeof amount === 'number' && amount > 0 ? String(Number(amount.toFixed(3))) : '';
}

function servingsText(value: unknown): string | null {
  const amount = amountText(value);
  return amount === '' ? null : `${amount} servings`;
}

const READERS: readonly AppReader[] = [readPaprika, readMealie, readTandoor];

/** Reads one recipe of an app's export; null if no reader knows it. */
export function readAppRecipe(node: Node): FoundRecipe | null {
  for (const read of READERS) {
    const found = read(node);
    if (found) return found;
  }
  return null;
}
