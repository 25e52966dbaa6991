import type { Handlers } from '../../platform/http/handlers.ts';
import { badRequest } from '../../platform/http/problem.ts';
import type { MemoryService } from './memory.service.ts';

type MemoryOperation =
  | 'rememberRecipe'
  | 'addCookings'
  | 'setRecipePhoto'
  | 'removeRecipePhoto'
  | 'restoreRecipePhoto';

export function memoryHandlers(memories: MemoryService): Pick<Handlers, MemoryOperation> {
  return {
    rememberRecipe: async ({ caller, params, body: { base = {}, ...sent } }) => ({
      status: 200,
      body: { data: await memories.change(caller, params.id, sent, base) },
    }),
    addCookings: async ({ caller, params, body }) => ({
      status: 200,
      body: { data: await memories.addCookings(caller, params.id, body.cooked) },
    }),
    setRecipePhoto: async ({ caller, params, upload }) => {
      if (!upload) throw badRequest([{ path: '/file', message: 'Please choose a photo.' }]);
      return { status: 200, body: { data: await memories.setPhoto(caller, params.id, upload.data) } };
    },
    removeRecipePhoto: async ({ caller, params }) => {
      await memories.removePhoto(caller, params.id);
      return { status: 204 };
    },
    restoreRecipePhoto: async ({ caller, params }) => {
      await memories.restorePhoto(caller, params.id);
      return { status: 204 };
    },
  };
}
