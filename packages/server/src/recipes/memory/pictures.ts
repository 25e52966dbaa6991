import type { components } from '@larder/contract';
import type { TokenHolder } from '../../platform/access/caller.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { FIRST_OWN_RECIPE_ID } from '../../platform/database/schema.ts';
import type { Thumbnails } from '../catalogue/pictures.ts';
import type { PlateLine, Plates } from '../catalogue/plates.ts';
import { readMemories, type Memory } from './memory.store.ts';
import type { PhotoPasses } from './photo-pass.ts';
import type { PhotoSize } from './photo.store.ts';

type RecipeMemory = components['schemas']['RecipeMemory'];

/** Recipe pictures: drawn ones, and a cook's own photos. */
export interface Pictures {
  readonly drawn: Thumbnails;
  /** A plate of the ingredients of a recipe that no picture is drawn of. */
  readonly plate: Plates['addressOf'];
  /** The URL of a cook's own photo, for this session. */
  readonly photo: (holder: TokenHolder, id: string, size: PhotoSize) => string;
}

/** The last part of a photo's URL, after its id. */
export const PHOTO_FILES: Readonly<Record<PhotoSize, string>> = { small: '480.webp', large: '1280.webp' };

export function makePictures(
  drawn: Thumbnails,
  plates: Pick<Plates, 'addressOf'>,
  passes: Pick<PhotoPasses, 'passOf'>,
): Pictures {
  return {
    drawn,
    plate: plates.addressOf,
    photo: (holder, id, size) => `/photos/${id}-${PHOTO_FILES[size]}?pass=${passes.passOf(holder)}`,
  };
}

/** A recipe's picture if the cook has taken no photo: drawn beforehand, or a plate of what is in a recipe of one cook's. */
export function pictureOf(
  { id, slug, title }: { readonly id: number; readonly slug: string; readonly title: string },
  lines: readonly PlateLine[],
  pictures: Pick<Pictures, 'drawn' | 'plate'>,
): string | null {
  return pictures.drawn(slug) ?? (id < FIRST_OWN_RECIPE_ID ? null : pictures.plate(title, lines));
}

/** The URLs of a cook's own photos of these recipes, by recipe. */
export async function readPhotoAddresses(
  db: Connection,
  holder: TokenHolder,
  pictures: Pick<Pictures, 'photo'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const memories = await readMemories(db, holder.userId, ids);
  return new Map(
    [...memories].flatMap(([id, { photo }]) =>
      photo === null ? [] : [[id, pictures.photo(holder, photo, 'small')] as const],
    ),
  );
}

/** A memory as in the contract. */
export const memoryAnswer = (
  memory: Memory,
  holder: TokenHolder,
  pictures: Pick<Pictures, 'photo'>,
): RecipeMemory => ({
  ...memory,
  cooked: memory.cooked && { ...memory.cooked },
  photo: memory.photo && pictures.photo(holder, memory.photo, 'large'),
});
