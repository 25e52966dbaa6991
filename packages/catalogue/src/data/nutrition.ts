import type { NutritionFacts } from '@larder/domain/model';
import { SR28 } from './sr28.ts';

/** The columns of the table between the id and the name. */
const FIGURES = [
  'kcal',
  'protein',
  'carbohydrate',
  'fat',
  'sugars',
  'saturates',
  'fibre',
  'salt',
  'alcohol',
] as const;

type Figures = Omit<NutritionFacts, 'source' | 'when'>;

const FOODS: ReadonlyMap<string, NutritionFacts> = new Map(
  SR28.trim()
    .split('\n')
    .map((line) => {
      const [id = '', ...columns] = line.split('|');
      const figures = FIGURES.map((figure, at) => [figure, Number(columns[at])] as const);
      return [id, { ...factsOf(Object.fromEntries(figures)), source: `SR28 ${id}` }];
    }),
);

/**
 * Parses an ingredient's nutrition line, per 100 g; returns a sentence if it is invalid. The forms:
 *
 * - 'SR28 01009': a food of the table, per 100 g of its edible part.
 * - 'SR28 01009, nearest food': the most similar one that the table has.
 * - 'SR28 05006, 68 % edible', also after 'nearest food': 100 g as bought. Shells and bones weigh, but do not feed.
 * - 'SR28 11260, 8.5 g dried to 1 g': without its water.
 * - '60 % SR28 16112 + 8 % SR28 20061': made of others, with the weight that each has in one gram of the whole. The
 *   rest up to 100 % is water and salt; more has lost water in the oven or the pot.
 */
export function readNutrition(text: string): NutritionFacts | string {
  const unknown = [...text.matchAll(/SR28 (\d{5})/g)].find(([, id = '']) => !FOODS.has(id));
  if (unknown)
    return `the food ${unknown[1]} is not in the table yet. Run 'npm run generate', which copies it from Standard Reference 28.`;
  return readMade(text) ?? readFood(text) ?? FORMS;
}

const FORMS =
  "the nutrition should be 'SR28 01009', with ', nearest food', ', 68 % edible' or ', 8.5 g dried to 1 g' after it, or a sum such as '60 % SR28 16112 + 8 % SR28 20061'.";

function readFood(text: string): NutritionFacts | null {
  const found =
    /^SR28 (\d{5})(, nearest food)?(?:, (\d+(?:\.\d+)?) % edible)?(?:, (\d+(?:\.\d+)?) g dried to 1 g)?$/.exec(
      text,
    );
  const food = found && FOODS.get(found[1] ?? '');
  if (!food) return null;
  const [, , isNearest, edible, from] = found;
  const base = isNearest === undefined ? food : { ...food, source: `${food.source}, nearest food` };
  if (edible !== undefined) {
    const share = shareOf(edible);
    return { ...sum([[share, base]]), source: `${base.source}, ${percent(share)} edible` };
  }
  if (from === undefined) return base;
  return { ...sum([[Number(from), base]]), source: `computed: ${base.source}, ${from} g dried to 1 g` };
}

function readMade(text: string): NutritionFacts | null {
  const parts: Part[] = [];
  for (const one of text.split(' + ')) {
    const [, share, id] = /^(\d+(?:\.\d+)?) % SR28 (\d{5})$/.exec(one) ?? [];
    const food = FOODS.get(id ?? '');
    if (!food) return null;
    parts.push([shareOf(share ?? ''), food]);
  }
  const recipe = parts.map(([share, { source }]) => `${percent(share)} ${source}`);
  return { ...sum(parts), source: `computed: ${recipe.join(' + ')}` };
}

type Part = readonly [share: number, facts: NutritionFacts];

const shareOf = (percents: string) => Number((Number(percents) / 100).toFixed(6));

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function sum(parts: readonly Part[]): Figures {
  const of = (figure: (typeof FIGURES)[number]) =>
    parts.reduce((total, [share, facts]) => total + share * (facts[figure] ?? 0), 0);
  return factsOf(Object.fromEntries(FIGURES.map((figure) => [figure, of(figure)])));
}

function factsOf(figures: Partial<Figures>): Figures {
  const { kcal = 0, protein = 0, carbohydrate = 0, fat = 0, alcohol = 0, ...rest } = figures;
  return { kcal, protein, carbohydrate, fat, ...rest, ...(alcohol > 0 && { alcohol }) };
}
