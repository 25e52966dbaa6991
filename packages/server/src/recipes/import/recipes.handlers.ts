import type { Handlers } from '../../platform/http/handlers.ts';
import type { ImportService } from './import.service.ts';

export function importHandlers(imports: ImportService): Pick<Handlers, 'importRecipes'> {
  return {
    importRecipes: async ({ caller, body, upload, signal }) => ({
      status: 200,
      body: { data: await imports.read(caller, upload ?? body, signal) },
    }),
  };
}
