import type { Person, Step } from './people.ts';

const NAMES = [
  'onion',
  'garlic',
  'rice',
  'egg',
  'spinach',
  'tomato',
  'chicken breast',
  'butter',
  'milk',
  'carrot',
];
const WORDS = ['rice', 'soup', 'paneer', 'tortilla', 'biriyani', 'chicken'];
const COUNTRIES = ['india', 'mexico', 'italy', 'spain', 'korea', 'belgium'];
/** How many items an import has, and how many of them the catalogue does not know. */
const IMPORTED = { all: 200, own: 50 };
/** Imports take their names from this many, so that a pantry does not outgrow its limit. */
const OWN_NAMES = 400;

const read = (path: string): Step => ({ method: 'GET', path, isRead: true });

/**
 * A typical evening's requests, in a different order for each cook: seven in ten search or open a recipe, two
 * read the cook's own data and one changes something.
 */
export async function makeEvening(cook: Person, nth: number): Promise<(at: number) => Step> {
  const { recipeIds, listId } = await setUp(cook);
  const name = NAMES[nth % NAMES.length];
  const recipe = (at: number) => recipeIds[(nth + at) % recipeIds.length];
  const evening: readonly Step[] = [
    read('/recipes/usersearch'),
    { method: 'POST', path: '/recipes/batch-lists', body: { recipe_ids: recipeIds }, isRead: true },
    read('/recipes/pantrysearch'),
    read(`/recipes/${recipe(0)}/details`),
    read('/pantry'),
    read(`/recipes/usersearch?query=${WORDS[nth % WORDS.length]}`),
    {
      method: 'POST',
      path: '/pantry/bulk',
      body: { items: [{ ingredient_name: name, quantity: 1, unit: 'piece' }] },
    },
    read('/recipes/pantrysearch?vegetarian=true'),
    read(`/lists/${listId}/recipes`),
    read(`/recipes/${recipe(3)}/details`),
    read('/recipes/pantrysearch?offset=20'),
    { method: 'POST', path: `/lists/${listId}/recipes`, body: { recipe_id: recipe(0) } },
    read(`/recipes/${recipe(5)}/lists`),
    read('/lists'),
    {
      method: 'POST',
      path: '/ingredients/parse-voice',
      body: { transcript: `two onions some ${name} and a bag of rice` },
      isRead: true,
    },
  ];
  return (at) => evening[(nth + at) % evening.length]!;
}

/** One week after another, each with other wishes, so that none is answered from the last one. */
export function planning(nth: number): (at: number) => Step {
  return (at) => {
    const [one, other] = [COUNTRIES[(nth + at) % 6], COUNTRIES[(nth + at + 1 + (at % 4)) % 6]];
    return { method: 'POST', path: `/meal-plans/generate?countries=${one},${other}` };
  };
}

/** Whole pantries added at once, of known and of unknown names. */
export function importing(nth: number): (at: number) => Step {
  return (at) => ({
    method: 'POST',
    path: '/pantry/bulk',
    body: {
      items: Array.from({ length: IMPORTED.all }, (_, item) => ({
        ingredient_name:
          item < IMPORTED.own
            ? `dust of star ${(at * IMPORTED.own + item) % OWN_NAMES}`
            : NAMES[item % NAMES.length],
        quantity: 1 + ((nth + item) % 3),
        unit: 'piece',
        expiry_date: null,
      })),
    },
  });
}

/** Gives a cook some data. */
async function setUp({ send }: Person): Promise<{ recipeIds: number[]; listId: string }> {
  const call = async (step: Step) => {
    const { status, text } = await send(step);
    if (status > 299) throw new Error(`${step.method} ${step.path} was answered with ${status}`);
    return (JSON.parse(text) as { data: unknown }).data;
  };
  const items = NAMES.map((ingredient_name) => ({ ingredient_name, quantity: 2, unit: 'piece' }));
  await call({ method: 'POST', path: '/pantry/bulk', body: { items } });
  const list = (await call({ method: 'POST', path: '/lists', body: { name: 'Sundays' } })) as { id: string };
  const found = (await call(read('/recipes/usersearch'))) as { recipes: { id: number }[] };
  return { recipeIds: found.recipes.map(({ id }) => id), listId: list.id };
}
