import fc from 'fast-check';
import type { User } from '../../api/api.ts';
import {
  command,
  EMPTY,
  expectPreferences,
  expectSame,
  type Command,
  type Model,
  type ModelDevice,
  type Preferences,
  type Real,
} from './model.ts';

/** Lists are compared as sets; none of the allergies concerns anything in the other steps' pantries. */
const LISTS = ['allergies', 'dietary_restrictions', 'kitchen_appliances', 'protein_preferences'] as const;
const SINGLES = ['spice_tolerance', 'household_size', 'meal_prep_frequency'] as const;

/** What a cook does to the preferences that a device shows: taps chips and chooses single values. */
interface Edit {
  readonly taps: readonly (readonly [list: (typeof LISTS)[number], value: string])[];
  readonly singles: Partial<Record<(typeof SINGLES)[number], string | number | null>>;
}

const tap = fc.constantFrom(
  ...(['nuts', 'sesame', 'shellfish'] as const).map((value) => ['allergies', value] as const),
  ['allergies', 'nuts'] as const,
  ['dietary_restrictions', 'vegetarian'] as const,
  ['protein_preferences', 'beef'] as const,
  ['protein_preferences', 'fish'] as const,
);
const edit: fc.Arbitrary<Edit> = fc.record({
  taps: fc.uniqueArray(tap, { maxLength: 3, selector: String }),
  singles: fc.record(
    {
      spice_tolerance: fc.constantFrom('mild', 'hot', null),
      household_size: fc.constantFrom(2, 5, null),
      meal_prep_frequency: fc.constantFrom('rarely', 'daily', null),
    },
    { requiredKeys: [] },
  ),
});

function edited(seen: Preferences, { taps, singles }: Edit): Preferences {
  const tapped = LISTS.map((list) => [
    list,
    taps.reduce((values, [of, value]) => (of === list ? toggled(values, value) : values), seen[list]),
  ]);
  return { ...seen, ...singles, ...Object.fromEntries(tapped) };
}

const toggled = (list: readonly string[], value: string): string[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

const without = (list: readonly string[], gone: readonly string[]) =>
  list.filter((one) => !gone.includes(one));

/** Applies what the cook added and removed on this device to the current list. */
function done(saved: readonly string[], seen: readonly string[], wanted: readonly string[]): string[] {
  return without([...saved, ...without(without(wanted, seen), saved)], without(seen, wanted));
}

const sorted = (preferences: Preferences): Preferences => ({
  ...preferences,
  ...Object.fromEntries(LISTS.map((list) => [list, preferences[list].toSorted()])),
});

/** The single values saved since a device last saw them, if it wants different ones. */
const later = (saved: Preferences, seen: Preferences, wanted: Preferences): Partial<Preferences> =>
  Object.fromEntries(
    SINGLES.filter(
      (name) => wanted[name] !== seen[name] && saved[name] !== seen[name] && wanted[name] !== saved[name],
    ).map((name) => [name, saved[name]]),
  );

/** The allergies that a cook has added on a device are to stay, and those that they have removed may go. */
function noteAllergies({ allergies }: Model, seen: Preferences, wanted: Preferences): void {
  for (const one of without(seen.allergies, wanted.allergies)) allergies.delete(one);
  for (const one of without(wanted.allergies, seen.allergies)) allergies.add(one);
}

/** What is stored after a device has saved; null: it is asked which value to keep. */
function expected(
  saved: Preferences,
  seen: Preferences,
  wanted: Preferences,
  isBased: boolean,
): Preferences | null {
  const allergies = done(saved.allergies, seen.allergies, wanted.allergies);
  if (!isBased) return { ...wanted, allergies };
  if (Object.keys(later(saved, seen, wanted)).length > 0) return null;
  const lists = LISTS.map((name) => [name, done(saved[name], seen[name], wanted[name])]);
  const singles = SINGLES.map((name) => [name, wanted[name] === seen[name] ? saved[name] : wanted[name]]);
  return { ...saved, ...Object.fromEntries([...lists, ...singles]) };
}

const device = fc.constantFrom(0, 1);
const at = (index: number, model: Model, { devices }: Real): [User, ModelDevice] => [
  devices[index]!,
  model.devices[index]!,
];

const look = device.map((index) =>
  command(`device ${index} looks at the preferences`, async (model, real) => {
    const [user, screen] = at(index, model, real);
    const { status, body } = await user.call('GET', '/preferences');
    expectSame([status, body.data?.preferences ?? null], [model.preferences ? 200 : 404, model.preferences]);
    screen.seen = model.preferences ?? EMPTY;
  }),
);

const WAYS = {
  first: { method: 'POST', path: '/preferences', isBased: false, ifNone: 201, ifSome: 409 },
  replace: { method: 'PUT', path: '/preferences', isBased: false, ifNone: 404, ifSome: 200 },
  'replace by base': { method: 'PUT', path: '/preferences', isBased: true, ifNone: 404, ifSome: 200 },
  onboard: { method: 'POST', path: '/preferences/onboard', isBased: false, ifNone: 201, ifSome: 200 },
} as const;

const save = fc
  .record({
    index: device,
    how: fc.constantFrom('first', 'replace', 'replace by base', 'replace by base', 'onboard'),
    change: edit,
  })
  .map(({ index, how, change }) =>
    command(`device ${index}: ${how} preferences ${JSON.stringify(change)}`, async (model, real) => {
      const [user, screen] = at(index, model, real);
      const { method, path, isBased, ifNone, ifSome } = WAYS[how as keyof typeof WAYS];
      const { seen } = screen;
      const preferences = edited(seen, change);
      const body = { preferences, ...(isBased && { base: seen }) };
      const answer = await user.call(method, path, { body });
      const saved = model.preferences;
      const becomes = saved ? expected(saved, seen, preferences, isBased) : preferences;
      expectSame(answer.status, saved ? (becomes ? ifSome : 409) : ifNone);
      if (answer.status < 300 && becomes) {
        const told = answer.body.data.preferences as Preferences;
        expectSame(sorted(told), sorted(becomes));
        // The server decides the order of a list.
        model.preferences = told;
        screen.seen = told;
        noteAllergies(model, seen, preferences);
        if (method === 'PUT' && saved) {
          expectSame(answer.body.data.before, saved);
          screen.undo = { before: saved, saved: told };
        }
      }
      await expectPreferences(model, real);
    }),
  );

/** Like the app, it keeps later changes. */
const undo = device.map((index) =>
  command(
    `device ${index} undoes its last save of preferences`,
    async (model, real) => {
      const [user, screen] = at(index, model, real);
      const { before, saved: base } = screen.undo!;
      const put = (preferences: object, from: object) =>
        user.call('PUT', '/preferences', { body: { preferences, base: from } });
      let answer = await put(before, base);
      const { preferences: there } = model;
      const kept = there ? later(there, base, before) : {};
      expectSame(answer.status, there ? (Object.keys(kept).length > 0 ? 409 : 200) : 404);
      if (there) {
        if (answer.status === 409) answer = await put({ ...before, ...kept }, { ...base, ...kept });
        const told = answer.body.data.preferences as Preferences;
        const becomes = expected(there, { ...base, ...kept }, { ...before, ...kept }, true);
        expectSame(sorted(told), becomes && sorted(becomes));
        model.preferences = told;
        screen.seen = told;
        noteAllergies(model, base, before);
      }
      screen.undo = null;
      await expectPreferences(model, real);
    },
    ({ devices }) => devices[index]!.undo !== null,
  ),
);

const forget = device.map((index) =>
  command(`device ${index} deletes the preferences`, async (model, real) => {
    const [user, screen] = at(index, model, real);
    const { status } = await user.call('DELETE', '/preferences');
    expectSame(status, model.preferences ? 204 : 404);
    if (status === 204) {
      model.preferences = null;
      model.allergies.clear();
      screen.seen = EMPTY;
    }
    await expectPreferences(model, real);
  }),
);

export const preferenceCommands: fc.Arbitrary<Command>[] = [look, save, save, save, undo, forget];
