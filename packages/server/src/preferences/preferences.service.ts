import type { components } from '@larder/contract';
import { isEarlyAllergen, LIMITS, mergeChanges } from '@larder/domain';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SignedIn } from '../platform/access/caller.ts';
import { changeOf } from '../platform/access/change-of.ts';
import type { Connection } from '../platform/database/connection.ts';
import { badRequest, changedElsewhere, Problem, type FieldConflict } from '../platform/http/problem.ts';
import type { Log } from '../platform/log/log.ts';
import { expectCatalogued } from './catalogued.ts';
import {
  deletePreferences,
  insertPreferences,
  lockPreferences,
  readPreferences,
  updatePreferences,
  type Preferences,
} from './preferences.store.ts';
import { noteToldAllergies, readToldAllergies } from './told-allergies.store.ts';

type PreferencesInput = components['schemas']['PreferencesInput'];

export interface PreferencesService {
  /** 404 for a cook who has not saved any. */
  read(caller: SignedIn): Promise<Preferences>;
  /** Saves the first ones; 409 if there are some already. */
  create(caller: SignedIn, input: PreferencesInput): Promise<Preferences>;
  /**
   * Replaces them, except what another device has changed since `base`; 404 if there are none, 409 for a value that
   * both have changed. Returns the previous ones, so that it can be undone.
   */
  replace(
    caller: SignedIn,
    input: PreferencesInput,
    base: PreferencesInput,
  ): Promise<{ saved: Preferences; before: Preferences }>;
  /** Creates or replaces them. */
  onboard(caller: SignedIn, input: PreferencesInput): Promise<{ isNew: boolean; saved: Preferences }>;
  /** 404 if there are none. */
  remove(caller: SignedIn): Promise<void>;
}

/** Preferences that older clients do not send: they stay unchanged. */
type Later = Pick<Preferences, 'household_size' | 'units' | 'dislikes' | 'staples'>;

const NOTHING_YET: Later = { household_size: null, units: 'as_written', dislikes: [], staples: null };

/** The complete set: omitted preferences are empty, except newer ones. */
function complete(input: PreferencesInput, saved: Later): Preferences {
  return {
    allergies: input.allergies ?? [],
    dietary_restrictions: input.dietary_restrictions ?? [],
    kitchen_appliances: input.kitchen_appliances ?? [],
    spice_tolerance: input.spice_tolerance ?? null,
    household_size: input.household_size === undefined ? saved.household_size : input.household_size,
    units: input.units ?? saved.units,
    dislikes: input.dislikes ?? saved.dislikes,
    staples: input.staples === undefined ? saved.staples : input.staples,
    preferred_cuisines: input.preferred_cuisines ?? [],
    protein_preferences: input.protein_preferences ?? [],
    cooking_experience: input.cooking_experience ?? null,
    meal_prep_frequency: input.meal_prep_frequency ?? null,
    budget_consciousness: input.budget_consciousness ?? null,
  };
}

/** 404 for an ingredient that the catalogue does not have. One saved earlier may have left it. */
function expectKnown({ dislikes, staples }: PreferencesInput, saved: Later): void {
  const before = new Set([...saved.dislikes, ...(saved.staples ?? [])]);
  expectCatalogued([...(dislikes ?? []), ...(staples ?? [])].filter((id) => !before.has(id)));
}

/** 400 for too many dislikes or staples, because those of two devices are merged. */
function expectFew(fields: Later): void {
  const errors = Object.entries(MOST).flatMap(([name, most]) =>
    (fields[name as keyof typeof MOST]?.length ?? 0) > most
      ? [{ path: `/preferences/${name}`, message: `There can be at most ${most} ${name}.` }]
      : [],
  );
  if (errors.length > 0) throw badRequest(errors);
}

const MOST = { dislikes: LIMITS.dislikes.max, staples: LIMITS.staples.max };

const noneYet = () => new Problem(404, 'You have no preferences yet.');

/** A cook's preferences. Changes are merged with those of other devices: docs/adr/0023. */
export function makePreferencesService(
  database: NodePgDatabase,
  now: () => Date,
  log: Log,
): PreferencesService {
  /**
   * Replaces a set with another. Only an allergy that the client knew about can be removed: one in its base or,
   * without a base, one that the session was told about and that clients older than `base` know.
   */
  async function merge(
    db: Connection,
    caller: SignedIn,
    saved: Preferences,
    input: PreferencesInput,
    base: PreferencesInput = {},
  ): Promise<Preferences> {
    const allergies = base.allergies ?? (await readToldAllergies(db, caller)).filter(isEarlyAllergen);
    expectKnown(input, saved);
    const { fields, conflicts } = mergeChanges({ ...base, allergies }, complete(input, saved), saved);
    expectFew(fields);
    if (conflicts.length > 0) throw changedElsewhere(conflicts.map((name) => conflictAt(name, saved)));
    await updatePreferences(db, caller.userId, fields, now());
    await noteToldAllergies(db, caller, fields.allergies);
    return fields;
  }

  async function insert(
    db: Connection,
    caller: SignedIn,
    input: PreferencesInput,
  ): Promise<Preferences | null> {
    expectKnown(input, NOTHING_YET);
    const made = complete(input, NOTHING_YET);
    if (!(await insertPreferences(db, caller.userId, made, now()))) return null;
    await noteToldAllergies(db, caller, made.allergies);
    return made;
  }

  /**
   * Records what was read, if the database allows it: a read must not fail because of this, and only a client
   * without a base needs it.
   */
  async function noteRead(caller: SignedIn, allergies: Preferences['allergies']): Promise<void> {
    try {
      await noteToldAllergies(database, caller, allergies);
    } catch (err) {
      log.warn({ err }, 'The allergies that a session has seen could not be recorded');
    }
  }

  return {
    async read(caller) {
      const saved = await readPreferences(database, caller.userId);
      await noteRead(caller, saved?.allergies ?? []);
      if (!saved) throw noneYet();
      return saved;
    },

    create: (caller, input) =>
      changeOf(database, caller.userId, async (db) => {
        const made = await insert(db, caller, input);
        if (!made) throw new Problem(409, 'You already have preferences. Please replace them.');
        return made;
      }),

    replace: (caller, input, base) =>
      changeOf(database, caller.userId, async (db) => {
        const before = await lockPreferences(db, caller.userId);
        if (!before) throw noneYet();
        return { saved: await merge(db, caller, before, input, base), before };
      }),

    onboard: (caller, input) =>
      changeOf(database, caller.userId, async (db) => {
        // Another device may make or delete them in between.
        for (;;) {
          const there = await lockPreferences(db, caller.userId);
          if (there) return { isNew: false, saved: await merge(db, caller, there, input) };
          const made = await insert(db, caller, input);
          if (made) return { isNew: true, saved: made };
        }
      }),

    remove: (caller) =>
      changeOf(database, caller.userId, async (db) => {
        if (!(await deletePreferences(db, caller.userId))) throw noneYet();
        await noteToldAllergies(db, caller, []);
      }),
  };
}

/** Lists are merged, so only a single value can conflict, or staples that both devices set for the first time. */
function conflictAt(name: keyof Preferences, saved: Preferences): FieldConflict {
  const current = name === 'staples' ? saved.staples : saved[name];
  const isList = Array.isArray(current) && name !== 'staples';
  return { path: `/preferences/${name}`, current: isList ? null : (current as FieldConflict['current']) };
}
