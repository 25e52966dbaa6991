import type { components } from '@larder/contract';
import type { Connection } from '../platform/database/connection.ts';
import { accountExists } from '../platform/database/user.store.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { Problem, signInAgain } from '../platform/http/problem.ts';
import {
  deletePreferences,
  insertPreferences,
  readPreferences,
  updatePreferences,
  type Preferences,
} from './preferences.store.ts';

type PreferencesOperation =
  | 'getPreferences'
  | 'createPreferences'
  | 'replacePreferences'
  | 'deletePreferences'
  | 'onboardPreferences';

/** The complete set: omitted preferences are empty. */
function complete(input: components['schemas']['PreferencesInput']): Preferences {
  return {
    allergies: input.allergies ?? [],
    dietary_restrictions: input.dietary_restrictions ?? [],
    kitchen_appliances: input.kitchen_appliances ?? [],
    spice_tolerance: input.spice_tolerance ?? null,
    preferred_cuisines: input.preferred_cuisines ?? [],
    protein_preferences: input.protein_preferences ?? [],
    cooking_experience: input.cooking_experience ?? null,
    meal_prep_frequency: input.meal_prep_frequency ?? null,
    budget_consciousness: input.budget_consciousness ?? null,
  };
}

const noneYet = () => new Problem(404, 'You have no preferences yet.');

const answer = <Status extends 200 | 201>(status: Status, preferences: Preferences) => ({
  status,
  body: { data: { preferences } },
});

export function preferencesHandlers(db: Connection, now: () => Date): Pick<Handlers, PreferencesOperation> {
  async function insert(userId: string, saved: Preferences): Promise<boolean> {
    // The account was deleted before its access token expired.
    if (!(await accountExists(db, userId))) throw signInAgain();
    return insertPreferences(db, userId, saved, now());
  }

  return {
    async getPreferences({ caller }) {
      const saved = await readPreferences(db, caller.userId);
      if (!saved) throw noneYet();
      return answer(200, saved);
    },

    async createPreferences({ caller, body }) {
      const saved = complete(body.preferences);
      if (!(await insert(caller.userId, saved))) {
        throw new Problem(409, 'You already have preferences. Please replace them.');
      }
      return answer(201, saved);
    },

    async replacePreferences({ caller, body }) {
      const saved = complete(body.preferences);
      if (!(await updatePreferences(db, caller.userId, saved, now()))) throw noneYet();
      return answer(200, saved);
    },

    async deletePreferences({ caller }) {
      if (!(await deletePreferences(db, caller.userId))) throw noneYet();
      return { status: 204 };
    },

    async onboardPreferences({ caller, body }) {
      const saved = complete(body.preferences);
      if (await insert(caller.userId, saved)) return answer(201, saved);
      await updatePreferences(db, caller.userId, saved, now());
      return answer(200, saved);
    },
  };
}
