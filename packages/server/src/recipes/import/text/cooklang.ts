import { visibleText } from '@larder/domain/schema-org';
import { addressOf } from '../schema/addresses.ts';
import { minutesIn } from '../schema/durations.ts';
import { NOTHING, type FoundRecipe, type Headed } from '../schema/found-recipe.ts';
import { parseCooklang, type CookItem, type CookStep } from './cooklang-parser.ts';

type Ingredient = Extract<CookItem, { type: 'ingredient' | 'timer' }>;

/** Reads a recipe in Cooklang. Without a title, the file name is used. */
export function readCooklang(text: string, name: string | null): FoundRecipe {
  const { metadata, steps } = parseCooklang(visibleText(text));
  const saying = (...keys: readonly string[]): string | null =>
    keys.map((key) => metadata.get(key)).find((value) => value !== undefined && value !== '') ?? null;
  const minutes = (...keys: readonly string[]) => minutesIn(saying(...keys) ?? '') ?? null;
  return {
    ...NOTHING,
    title: saying('title') ?? name ?? '',
    ingredients: steps.flatMap(({ section, items }) =>
      items.filter(isIngredient).map((item) => ({ heading: section, text: ingredientText(item) })),
    ),
    steps: headedSteps(steps),
    yieldText: saying('servings', 'serves', 'yield'),
    prepTime: minutes('prep time', 'prep_time', 'time.prep'),
    cookTime: minutes('cook time', 'cook_time', 'time.cook'),
    totalTime: minutes('time', 'time required', 'duration', 'total time'),
    cuisines: [saying('cuisine') ?? ''].filter(Boolean),
    categories: [saying('course', 'category') ?? ''].filter(Boolean),
    source: addressOf(null, saying('source', 'source.url')),
    image: addressOf(null, saying('image', 'picture')),
  };
}

const isIngredient = (item: CookItem): item is Ingredient => item.type === 'ingredient';

function headedSteps(steps: readonly CookStep[]): Headed[] {
  let last: string | null = null;
  return steps.map(({ section, items }) => {
    const heading = section === last ? null : section;
    last = section;
    return { heading, text: items.map(itemText).join('').replaceAll(/\s+/g, ' ').trim() };
  });
}

function itemText(item: CookItem): string {
  if (item.type === 'text') return item.value;
  if (item.type === 'timer') return item.quantity === '' ? item.name : amountText(item);
  return nameOf(item.name);
}

function ingredientText(item: Ingredient): string {
  const text = [item.quantity === 'some' ? '' : amountText(item), nameOf(item.name)]
    .filter(Boolean)
    .join(' ');
  return item.note ? `${text}, ${item.note}` : text;
}

/** A reference to another recipe is a path; its last part is the name. */
const nameOf = (name: string): string => name.split('/').at(-1) ?? name;

function amountText({ quantity, units }: Ingredient): string {
  const amount = typeof quantity === 'number' ? String(Number(quantity.toFixed(3))) : quantity;
  return [amount, units].filter(Boolean).join(' ');
}
