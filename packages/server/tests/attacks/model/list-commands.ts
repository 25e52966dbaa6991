import fc from 'fast-check';
import { command, expectLists, expectSame, type Command, type Model, type ModelList } from './model.ts';

const RECIPES = [1001, 1002, 2001, 3001];
const name = fc.constantFrom('Sunday', 'SUNDAY', ' Sunday ', 'Quick', 'Übung', 'u\u0308bung', 'favorites');
const description = fc.option(fc.constantFrom('Slow', null, ''), { nil: undefined });
const which = fc.nat({ max: 20 });
const pick = ({ lists }: Model, at: number): ModelList => lists[at % lists.length]!;

const shown = (typed: string): string => typed.normalize('NFC').trim();
const same = (typed: string): string => shown(typed).toLowerCase();
const isTaken = ({ lists }: Model, typed: string, but?: ModelList): boolean =>
  lists.some((list) => list !== but && same(list.name) === same(typed));

const create = fc.record({ name, description }, { requiredKeys: ['name'] }).map((input) =>
  command(`create ${JSON.stringify(input)}`, async (model, real) => {
    const { status, body } = await real.call('POST', '/lists', { body: input });
    const taken = isTaken(model, input.name);
    expectSame(status, taken ? 409 : 201);
    if (!taken) {
      const [favorites, ...others] = model.lists;
      const made = { id: String(body.data.id), isFavorites: false, recipes: new Set<number>() };
      const said = { name: shown(input.name), description: input.description || null };
      model.lists = [favorites!, { ...made, ...said }, ...others];
    }
    await expectLists(model, real);
  }),
);

const update = fc.record({ which, name, description }).map(({ which: at, ...input }) =>
  command(`rename ${at} ${JSON.stringify(input)}`, async (model, real) => {
    const list = pick(model, at);
    const { status } = await real.call('PUT', `/lists/${list.id}`, { body: input });
    const expected = list.isFavorites ? 403 : isTaken(model, input.name, list) ? 409 : 200;
    expectSame(status, expected);
    if (status === 200) {
      list.name = shown(input.name);
      if (input.description !== undefined) list.description = input.description || null;
    }
    await expectLists(model, real);
  }),
);

const remove = which.map((at) =>
  command(`delete list ${at}`, async (model, real) => {
    const list = pick(model, at);
    const { status } = await real.call('DELETE', `/lists/${list.id}`);
    expectSame(status, list.isFavorites ? 403 : 204);
    if (status === 204) model.lists = model.lists.filter((one) => one !== list);
    await expectLists(model, real);
  }),
);

/** Adds to or removes from a list; Favorites, the first, is picked as often as all others together. */
const mark = fc
  .record({ which: fc.oneof(fc.constant(0), which), recipe: fc.constantFrom(...RECIPES), isIn: fc.boolean() })
  .map(({ which: at, recipe, isIn }) =>
    command(`${isIn ? 'add to' : 'take from'} list ${at}: ${recipe}`, async (model, real) => {
      const list = pick(model, at);
      const path = `/lists/${list.id}/recipes`;
      const { status } = isIn
        ? await real.call('POST', path, { body: { recipe_id: recipe } })
        : await real.call('DELETE', `${path}/${recipe}`);
      const wasIn = list.recipes.has(recipe);
      expectSame(status, isIn ? (wasIn ? 200 : 201) : wasIn ? 204 : 404);
      // An existing entry keeps its place.
      if (isIn) list.recipes.add(recipe);
      else list.recipes.delete(recipe);
      const told = await real.call('GET', `/recipes/${recipe}/lists`);
      const holding = model.lists.filter(({ recipes }) => recipes.has(recipe)).map(({ id }) => ({ id }));
      const byId = (lists: { id: string }[]) => lists.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expectSame(byId(told.body.lists), byId(holding));
      const inOrder = await real.call('GET', `${path}?limit=100`);
      expectSame(
        inOrder.body.data.recipes.map(({ id }: { id: number }) => id),
        [...list.recipes].toReversed(),
      );
      await expectLists(model, real);
    }),
  );

export const listCommands: fc.Arbitrary<Command>[] = [create, update, remove, mark, mark];
