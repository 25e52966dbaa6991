import type { components } from '@larder/contract';
import type { TokenHolder } from '../../platform/access/caller.ts';
import type { Connection } from '../../platform/database/connection.ts';
import type { Thumbnails } from '../catalogue/pictures.ts';
import type { Plates } from '../catalogue/plates.ts';
import { readMemories, type Memory } from './memory.store.ts';
import type { PhotoPasses } from './photo-pass.ts';
import type { PhotoSize } from './photo.store.ts';

type RecipeMemory = components['schemas']['RecipeMemory'];

/** Recipe pictures: drawn ones, and a cook's own photos. */
export interface Pictures {
  readonly drawn: Thumbnails;
  /** The plate of an own recipe, by its ingredients. */
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
