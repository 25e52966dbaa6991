import { expect, test } from 'vitest';
import { joinedExtras, splitExport } from './larder-export.ts';

const PHOTO = 'data:image/webp;base64,UklGRg==';
const MEMORY = {
  recipe_id: 900_001,
  title: 'Pie',
  rating: 4,
  notes: 'Less salt.',
  cooked: [{ date: '2030-05-31', servings: 4 }],
  photo: PHOTO,
};
const LIST = {
  name: 'Sundays',
  description: null,
  list_type: 'custom',
  created_at: '2030-01-01',
  recipes: [{ id: 900_001, title: 'Pie', added_at: '2030-01-02' }],
};
const fileOf = (content: unknown, name = 'larder.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name);
const split = (content: unknown) => splitExport(fileOf(content));

test('an export is taken apart: recipes to read, what is remembered, photos and lists', async () => {
  const exported = await split({
    own_recipes: [{ id: 900_001, title: 'Pie' }],
    memories: [MEMORY],
    lists: [LIST],
  });
  const { title: _title, photo: _photo, recipe_id: recipeId, ...memory } = MEMORY;
  expect(exported?.memories).toEqual([{ ...memory, recipeId, hasPhoto: true }]);
  expect([...(exported?.photos ?? [])]).toEqual([[900_001, PHOTO]]);
  expect(exported?.lists).toEqual([
    {
      name: 'Sundays',
      description: null,
      isFavorites: false,
      createdAt: '2030-01-01',
      recipes: [{ id: 900_001, addedAt: '2030-01-02' }],
    },
  ]);
  const [file] = exported?.recipes ?? [];
  expect(JSON.parse((await file?.text()) ?? '')).toEqual({ own_recipes: [{ id: 900_001, title: 'Pie' }] });
});

test('more recipes than are read at once become several files, and photos are in none', async () => {
  const own = Array.from({ length: 401 }, (_recipe, id) => ({ id, title: `Pie ${id}` }));
  const exported = await split({ data: { own_recipes: own, memories: [MEMORY] } });
  expect(exported?.recipes).toHaveLength(3);
  expect(exported?.recipes.every(({ size }) => size < 20_000)).toBe(true);
});

test('an older export has no ids: the title says which recipe is remembered, if only one has it', async () => {
  const own = [{ title: 'Pie' }, { title: 'Soup' }, { title: 'Soup' }];
  const exported = await split({
    own_recipes: own,
    memories: [MEMORY, { ...MEMORY, title: 'Soup', recipe_id: 7 }],
  });
  expect(JSON.parse((await exported?.recipes[0]?.text()) ?? '')).toEqual({
    own_recipes: [{ title: 'Pie', id: 900_001 }, { title: 'Soup' }, { title: 'Soup' }],
  });
});

test.each([
  ['no JSON', 'title: Pie'],
  ['half of it', '{"own_recipes": ['],
  ['a list', []],
  ['another app’s', { recipes: [] }],
  ['nothing', null],
])('%s is no export', async (_what, content) => {
  expect(await split(content)).toBeNull();
  expect(await splitExport(fileOf('{"own_recipes": []}', 'larder.txt'))).toBeNull();
});

test('a file that is gone before it is read is no export', async () => {
  const gone = fileOf({ own_recipes: [] });
  gone.text = () => Promise.reject(new DOMException('It was moved.', 'NotFoundError'));
  expect(await splitExport(gone)).toBeNull();
});

test('bad parts do no harm to the others', async () => {
  const exported = await split({
    own_recipes: [null, 7, { id: 1, title: 'Pie' }],
    memories: [
      null,
      { recipe_id: 'x' },
      { recipe_id: 1, rating: 'many', cooked: [7, { date: 1 }], photo: 'x' },
    ],
    lists: [
      null,
      { name: 7 },
      { ...LIST, recipes: [null, { id: 'x' }] },
      { ...LIST, list_type: 'default', recipes: [] },
    ],
  });
  expect(exported?.memories).toEqual([
    { recipeId: 1, rating: null, notes: null, cooked: [], hasPhoto: false },
  ]);
  expect(exported?.lists).toMatchObject([{ name: 'Sundays', recipes: [] }]);
  expect(exported?.photos.size).toBe(0);
});

test('what is beside the recipes is nothing if no export has any of it', async () => {
  expect(joinedExtras([])).toBeNull();
  expect(joinedExtras([(await split({ own_recipes: [] }))!])).toBeNull();
  expect(joinedExtras([(await split({ own_recipes: [], lists: [LIST] }))!])?.lists).toHaveLength(1);
});
