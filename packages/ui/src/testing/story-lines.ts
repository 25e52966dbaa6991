import type { GroupedLine, LineIngredient, LineReading, RecipeEditorValue } from './every-component.ts';
import { EMPTY_RECIPE, rowsOfLines, rowsOfSteps } from '../components/recipe-editor/index.ts';

const NAMES = [
  'Butter',
  'Caster sugar',
  'Cinnamon',
  'Cooking apples',
  'Eggs',
  'Plain flour',
  'Self-raising flour',
];

/** What the stories know. */
export const STORY_INGREDIENTS: readonly LineIngredient[] = NAMES.map((name) => ({
  id: name.toLowerCase(),
  name,
}));

export const storySuggest = (text: string) =>
  NAMES.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()));

export const storyFind = (name: string) =>
  STORY_INGREDIENTS.find((one) => one.name.toLowerCase() === name.trim().toLowerCase()) ?? null;

export const STORY_UNITS = ['piece', 'g', 'kg', 'ml', 'tsp', 'tbsp', 'pinch'];

/** Reads a line as a server would: a number, a unit, a name, a note. */
export function storyReading(text: string): LineReading {
  const [, number, unit, rest = text, notes] =
    /^(?:(\d+)\s*)?(?:(g|kg|ml|tsp|tbsp)\s+)?([^,]+)(?:,\s*(.+))?$/.exec(text.trim()) ?? [];
  const name = rest.trim().toLowerCase();
  const exact = STORY_INGREDIENTS.find((one) => one.name.toLowerCase() === name);
  const near = STORY_INGREDIENTS.find((one) => one.name.toLowerCase().endsWith(name));
  const ingredient = exact ?? near ?? null;
  return {
    ingredient,
    quantity: number === undefined ? null : Number(number),
    unit: number === undefined ? null : (unit ?? 'piece'),
    notes: notes ?? null,
    certainty: exact ? 'sure' : near ? 'doubtful' : 'unknown',
  };
}

export const storyLine = (text: string, group: string | null = null): GroupedLine => ({
  ...storyReading(text),
  text,
  group,
});

/** A crumble with a doubtful and an unknown line. */
export const STORY_RECIPE: RecipeEditorValue = {
  ...EMPTY_RECIPE,
  title: 'Gran’s apple crumble',
  course: 'dessert',
  servings: '6',
  prepTime: '20',
  cookTime: '40',
  ingredients: rowsOfLines([
    storyLine('6 cooking apples, peeled'),
    storyLine('2 tbsp Gran’s spice mix'),
    storyLine('200 g plain flour, sifted', 'For the crumble'),
    storyLine('100 g sugar', 'For the crumble'),
    storyLine('100 g butter, cold', 'For the crumble'),
  ]),
  steps: rowsOfSteps([
    'Heat the oven to 180 °C.',
    'Slice the apples into a dish and stir in the spice.',
    'Rub the butter into the flour and sugar, scatter it over and bake for 40 minutes.',
  ]),
};

export const STORY_COURSES = [
  { value: 'main', label: 'Main' },
  { value: 'dessert', label: 'Dessert' },
];

export const STORY_COUNTRIES = [
  { value: 'italy', label: 'Italy' },
  { value: 'korea', label: 'Korea' },
];
