import type { Handlers } from '../../platform/http/handlers.ts';
import type { ImportService } from './import.service.ts';
import type { PictureService } from './picture.service.ts';

export function importHandlers(
  imports: ImportService,
  pictures: PictureService,
): Pick<Handlers, 'importRecipes' | 'importPicture'> {
  return {
    importRecipes: async ({ caller, body, upload, signal }) => ({
      status: 200,
      body: { data: await imports.read(caller, upload ?? body, signal) },
    }),
    importPicture: async ({ caller, body, signal }) => ({
      status: 200,
      body: { data: await pictures.fetch(caller, body.url, signal) },
    }),
  };
}
