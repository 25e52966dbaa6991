import type { Handlers } from '../platform/http/handlers.ts';
import type { PreferencesService } from './preferences.service.ts';
import type { Preferences } from './preferences.store.ts';

type PreferencesOperation =
  | 'getPreferences'
  | 'createPreferences'
  | 'replacePreferences'
  | 'deletePreferences'
  | 'onboardPreferences';

const answer = <Status extends 200 | 201>(status: Status, preferences: Preferences) => ({
  status,
  body: { data: { preferences } },
});

export function preferencesHandlers(service: PreferencesService): Pick<Handlers, PreferencesOperation> {
  return {
    getPreferences: async ({ caller }) => answer(200, await service.read(caller)),

    createPreferences: async ({ caller, body }) =>
      answer(201, await service.create(caller, body.preferences)),

    async replacePreferences({ caller, body }) {
      const { saved, before } = await service.replace(caller, body.preferences, body.base ?? {});
      return { status: 200, body: { data: { preferences: saved, before } } };
    },

    async deletePreferences({ caller }) {
      await service.remove(caller);
      return { status: 204 };
    },

    async onboardPreferences({ caller, body }) {
      const { isNew, saved } = await service.onboard(caller, body.preferences);
      return answer(isNew ? 201 : 200, saved);
    },
  };
}
