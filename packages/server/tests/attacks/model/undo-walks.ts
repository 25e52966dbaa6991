import fc from 'fast-check';
import type { Answer } from '../../api/agreement.ts';
import type { Api, Call, User } from '../../api/api.ts';
import { inDays, planningCook, type MealPlan, type PantryItem } from '../../api/planning-cook.ts';
import { expectSame } from './model.ts';

const MOST_STEPS = 10;

/** What both cooks begin with: whole units of all kinds, guesses, 'some', and two batches of one ingredient. */
const START = [
  { ingredient_name: 'rice', quantity: 2, unit: 'lb', expiry_date: inDays(20) },
  { ingredient_name: 'rice', quantity: 9, unit: 'oz' },
  { ingredient_name: 'tomato', quantity: 1, unit: 'kg' },
  { ingredient_name: 'milk', quantity: 20, unit: 'fl oz' },
  { ingredient_name: 'chicken', quantity: null, unit: 'g' },
  { ingredient_name: 'bacon', quantity: 150, unit: 'g', expiry_date: inDays(5) },
];

const which = fc.nat({ max: 30 });
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ is: fc.constant('cook' as const), at: which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('buy' as const),
      at: which,
      more: fc.constantFrom(1, 2.5, 40),
      days: fc.constantFrom(undefined, null, 20, 3),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('remove' as const), at: which, all: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('join' as const), at: which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('edit' as const),
      at: which,
      sent: fc.constantFrom(
        { quantity: 3 },
        { quantity: 700 },
        { expiry_date: inDays(12) },
        { expiry_date: null, storage: 'freezer' },
        { opened: true },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('add' as const),
      name: fc.constantFrom('rice', 'tomato', 'chicken', 'milk'),
      quantity: fc.constantFrom(null, 1, 30),
      days: fc.constantFrom(undefined, null, 20),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('ensure' as const), id: fc.constantFrom(1, 4, 5) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('mark' as const),
      at: fc.nat({ max: START.length - 1 }),
      sent: fc.constantFrom(
        { storage: 'freezer' },
        { opened: true },
        { expiry_date: inDays(8) },
        { expiry_is_guess: false },
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('undo' as const), at: which }) },
);

export const undoWalk = fc.record({
  steps: fc.array(fc.record({ device: fc.nat({ max: 1 }), step: anyStep }), {
    minLength: 4,
    maxLength: MOST_STEPS,
    size: 'max',
  }),
  last: fc.array(which, { minLength: MOST_STEPS, maxLength: MOST_STEPS }),
});

type Walk = typeof undoWalk extends fc.Arbitrary<infer Value> ? Value : never;
type Step = Walk['steps'][number]['step'];
/** Undoes one thing that a device did. */
type Undo = (call: Call) => Promise<Answer>;

/** A cook with a second device, and another cook. */
export interface Pair {
  readonly cook: User;
  readonly device: Call;
  readonly other: User;
}

/** Access tokens expire, so they are renewed from time to time. */
const WALKS_EACH = 100;

/** Two cooks with nothing, reused where possible because hashing passwords is slow. */
export function pairs(api: Api): () => Promise<Pair> {
  let pair: Pair | undefined;
  let walks = 0;
  return async () => {
    walks += 1;
    if (pair && walks % WALKS_EACH > 0) {
      for (const table of ['pantry_items', 'pantry_deeds', 'removals', 'meal_plans']) {
        await api.database.pool.query(`delete from ${table}`);
      }
      return pair;
    }
    const [cook, other] = [await api.signUp(), await api.signUp()];
    const { body } = await api.call('POST', '/auth/login', {
      body: { username: cook.username, password: 'correct horse' },
    });
    pair = { cook, other, device: api.as(body.data.access_token) };
    return pair;
  };
}

/** A cook's pantry as a cook sees it. */
async function seen(call: Call): Promise<string[]> {
  const items = (await planningCook({ call }).pantry()).map(({ id: _id, ...item }) => JSON.stringify(item));
  return items.toSorted();
}

/** What was done on two devices and is then undone, in any order, and another cook who never did it. */
class TwoPantries {
  readonly #devices: readonly [Call, Call];
  readonly #other: Call;
  readonly #plan: MealPlan;
  /** The batches that both began with, by place, for the cook and for the other. */
  readonly #ids: readonly (readonly [string, string])[];
  readonly #undos: Undo[] = [];
  readonly #cooked = new Set<string>();

  private constructor(
    devices: readonly [Call, Call],
    other: Call,
    plan: MealPlan,
    ids: readonly (readonly [string, string])[],
  ) {
    this.#devices = devices;
    this.#other = other;
    this.#plan = plan;
    this.#ids = ids;
  }

  static async begin({ cook, device, other }: Pair): Promise<TwoPantries> {
    const begin = async ({ call }: User): Promise<PantryItem[]> =>
      (await call('POST', '/pantry/bulk', { body: { items: START } })).body.data.pantryItems;
    const [own, others] = [await begin(cook), await begin(other)];
    const plan = await planningCook(cook).generate();
    const ids = own.map(({ id }, at): [string, string] => [id, others[at]!.id]);
    return new TwoPantries([cook.call, device], other.call, plan, ids);
  }

  async take(device: number, step: Step): Promise<void> {
    const call = this.#devices[device]!;
    const cook = planningCook({ call });
    const { id: planId, meal_plan: meals } = this.#plan;
    const pantry = await cook.pantry();
    const item = 'at' in step ? pantry[step.at % Math.max(1, pantry.length)] : undefined;
    switch (step.is) {
      case 'cook': {
        const meal = meals[step.at % meals.length]!;
        const day = String(meal.day);
        if (this.#cooked.has(day)) return;
        expectSame((await cook.ask.cook(planId, day, meal.id)).status, 200);
        this.#cooked.add(day);
        this.#undos.push((by) => {
          this.#cooked.delete(day);
          return planningCook({ call: by }).ask.uncook(planId, day);
        });
        return;
      }
      case 'buy': {
        const { shopping_items: list } = await cook.current();
        const line = list[step.at % Math.max(1, list.length)];
        if (!line) return;
        const { ingredient_id, buy, unit } = line;
        const dated = step.days === undefined ? {} : { expiry_date: step.days && inDays(step.days) };
        const { status, body } = await cook.ask.buy(planId, [
          { ingredient_id, unit, quantity: buy + step.more, ...dated },
        ]);
        expectSame(status, 201);
        const { id } = (body.data as MealPlan).purchases.at(-1)!;
        this.#undos.push((by) => planningCook({ call: by }).ask.undo(planId, id));
        return;
      }
      case 'remove': {
        if (!item) return;
        const id = step.all ? String(item.ingredient_id) : item.id;
        expectSame((await call('DELETE', `/pantry/${id}`)).status, 204);
        this.#restorable(id);
        return;
      }
      case 'join': {
        const twin = pantry.find(
          (one) =>
            item && one.id !== item.id && one.ingredient_id === item.ingredient_id && one.unit === item.unit,
        );
        if (!item || !twin) return;
        const { expiry_date, storage, opened } = twin;
        const { body } = await call('PUT', `/pantry/${item.id}`, { body: { expiry_date, storage, opened } });
        expectSame(typeof body.data.joined_id, 'string');
        this.#restorable(body.data.joined_id);
        return;
      }
      case 'edit': {
        if (!item) return;
        const sent = { body: { unit: item.unit, quantity: item.quantity, ...step.sent } };
        const { status, body } = await call('PUT', `/pantry/${item.id}`, sent);
        expectSame(status, 200);
        if (body.data.undo_id) this.#restorable(body.data.undo_id);
        return;
      }
      case 'add': {
        const dated = step.days === undefined ? {} : { expiry_date: step.days && inDays(step.days) };
        const body = {
          items: [{ ingredient_name: step.name, quantity: step.quantity, unit: 'oz', ...dated }],
        };
        await this.#both(call, 201, 'POST', '/pantry/bulk', { body });
        return;
      }
      case 'ensure': {
        const answers = [call, this.#other].map((by) => by('POST', `/pantry/${step.id}`));
        for (const { status } of await Promise.all(answers)) expectSame(status < 300, true);
        return;
      }
      case 'mark': {
        const [own, others] = this.#ids[step.at]!;
        const there = pantry.find(({ id }) => id === own);
        // Sending the current values is no edit.
        if (
          !there ||
          Object.entries({ ...there, ...step.sent }).every(
            ([name, value]) => value === there[name as keyof PantryItem],
          )
        )
          return;
        const sent = { body: step.sent };
        const other = await this.#other('PUT', `/pantry/${others}`, sent);
        // What the other cook has merged is not there twice.
        if (other.status === 404) return;
        expectSame([other.status, (await call('PUT', `/pantry/${own}`, sent)).status], [200, 200]);
        return;
      }
      case 'undo':
        return this.#undoOne(device, step.at);
    }
  }

  /** Undoes all that is left, and expects what the other has. */
  async expectNeverDone(order: readonly number[]): Promise<void> {
    for (let turn = 0; this.#undos.length > 0; turn += 1) {
      await this.#undoOne(turn % 2, order[turn % order.length]! + turn);
      expectSame(turn < 200, true);
    }
    expectSame(await seen(this.#devices[0]), await seen(this.#other));
  }

  #restorable(id: string): void {
    this.#undos.push((by) => by('POST', '/pantry/restore', { body: { ids: [id] } }));
  }

  async #both(call: Call, status: number, ...asked: Parameters<Call>): Promise<void> {
    const answers = await Promise.all([call(...asked), this.#other(...asked)]);
    expectSame(
      answers.map((answer) => answer.status),
      [status, status],
    );
  }

  /** A purchase that a meal was cooked with is undone after that meal. */
  async #undoOne(device: number, at: number): Promise<void> {
    const undo = this.#undos[at % Math.max(1, this.#undos.length)];
    if (!undo) return;
    const { status } = await undo(this.#devices[device]!);
    expectSame(status === 200 || status === 409, true);
    if (status === 200) this.#undos.splice(this.#undos.indexOf(undo), 1);
  }
}

/** Fails unless undoing leaves no trace of what a walk did. */
export async function expectUndone(pair: Pair, { steps, last }: Walk): Promise<void> {
  const pantries = await TwoPantries.begin(pair);
  for (const { device, step: next } of steps) await pantries.take(device, next);
  await pantries.expectNeverDone(last);
}
