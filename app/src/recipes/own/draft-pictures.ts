import { unwrap } from '@larder/client';
import { t } from '../../platform/language/t.ts';
import { client, session } from '../../platform/session/client.ts';

/** The picture of a draft: on the web, or the photo of a recipe in an export. */
export type DraftPicture = { kind: 'link'; url: string } | { kind: 'export'; recipeId: number };

/** A picture that was read, or why it could not be. */
export type ReadPicture = { src: string } | { problem: string };

/** Pictures on the web, each fetched once, as `data:` URLs. */
const fetched = new Map<string, Promise<string>>();
/** Photos of a cook's export. They are too large to keep in the browser: after a reload the file is chosen again. */
let exported: { cook: string | null; photos: ReadonlyMap<number, string> } | null = null;

export const keyOfPicture = (picture: DraftPicture): string =>
  picture.kind === 'link' ? picture.url : `export ${picture.recipeId}`;

/** Makes the photos of an export available to the cook who chose it. */
export function offerPhotos(photos: ReadonlyMap<number, string>): void {
  exported = { cook: session.username, photos };
}

/** The photo of a recipe in the export; null if it has none. */
export const exportedPhoto = (recipeId: number): string | null =>
  (exported?.cook === session.username && exported.photos.get(recipeId)) || null;

/** A picture as a `data:` URL. Rejects with a sentence that says why there is none. */
export function readPicture(picture: DraftPicture): Promise<string> {
  if (picture.kind === 'export') {
    const photo = exportedPhoto(picture.recipeId);
    if (photo !== null) return Promise.resolve(photo);
    return Promise.reject(
      new Error(
        t('Its photo was lost with the reload. To bring it along, cancel and choose the file again.'),
      ),
    );
  }
  const before = fetched.get(picture.url);
  if (before) return before;
  const reading = unwrap(client.POST('/recipes/import/picture', { body: { url: picture.url } })).then(
    ({ picture: src }) => src,
  );
  fetched.set(picture.url, reading);
  // A site that does not answer now may answer when the recipe is saved.
  reading.catch(() => fetched.delete(picture.url));
  return reading;
}

/** Why a picture could not be had, as a sentence. */
export const problemOf = (error: unknown): string =>
  error instanceof Error ? error.message : t('Something went wrong. Please try again.');

/** Forgets all pictures: nothing is looked through any more. */
export function forgetPictures(): void {
  fetched.clear();
  exported = null;
}
