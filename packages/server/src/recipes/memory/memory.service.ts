import { createHash } from 'node:crypto';
import { LIMITS, mergeChanges } from '@larder/domain';
import type { components } from '@larder/contract';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuid } from 'uuid';
import { requireAccess } from '../../platform/access/access.ts';
import type { Cook, SignedIn } from '../../platform/access/caller.ts';
import { makeAccountLimit } from '../../platform/attempts/account-limit.ts';
import { changeOf } from '../../platform/access/change-of.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { changedElsewhere, Problem } from '../../platform/http/problem.ts';
import { makeTurns } from '../import/turns.ts';
import { addEarlierCookings, type EarlierCooking } from './earlier-cookings.ts';
import { forgetGone } from './forget-gone.ts';
import { readMemories, readOpinion, saveOpinion, type Opinion } from './memory.store.ts';
import { encodePhoto } from './photo-file.ts';
import {
  deleteRemoved,
  insertPhoto,
  readPhotoUse,
  readRemovedPhoto,
  readShownPhoto,
  removePhoto,
  showPhoto,
} from './photo.store.ts';
import { memoryAnswer, type Pictures } from './pictures.ts';

type RecipeMemory = components['schemas']['RecipeMemory'];

/** Maximum number of photos decoded at once: they take a lot of memory. */
const AT_ONCE = 2;
/** Decoding takes time and memory. Only who moves here has this many photos at once. */
const PHOTOS = {
  name: 'photos',
  most: 300,
  windowMs: 600_000,
  refusal: 'That was a lot of photos. Please wait a few minutes.',
};

export interface MemoryService {
  /** Rates a recipe or saves notes. Changes from another device since `base` are kept; 409 if both changed one field. */
  change(caller: SignedIn, id: number, sent: Partial<Opinion>, base: Partial<Opinion>): Promise<RecipeMemory>;
  /** Adds the times that a recipe was cooked before; those that are there already count once. */
  addCookings(cook: Cook, id: number, cooked: readonly EarlierCooking[]): Promise<RecipeMemory>;
  /** Sets a recipe's photo. The previous one can be restored for a day. */
  setPhoto(caller: SignedIn, id: number, file: Buffer): Promise<RecipeMemory>;
  /** 404 if there is none. */
  removePhoto(caller: SignedIn, id: number): Promise<void>;
  /** Restores the photo that was last removed or replaced, within a day; 404 if there is none, 409 if there is no room. */
  restorePhoto(caller: SignedIn, id: number): Promise<void>;
}

/** What cooks remember about recipes. */
export function makeMemoryService(
  database: NodePgDatabase,
  pictures: Pictures,
  now: () => Date,
): MemoryService {
  const turns = makeTurns(AT_ONCE);
  const limit = makeAccountLimit(database, PHOTOS, now);

  /** Changes what is remembered about a recipe that the caller can read, one after the other. */
  const change = <Result>(
    caller: SignedIn,
    id: number,
    work: (db: Connection) => Promise<Result>,
  ): Promise<Result> =>
    changeOf(
      database,
      caller.userId,
      async (db) => {
        await requireAccess(db, caller, 'recipe.list', [id]);
        return work(db);
      },
      'no key update',
    );

  const answer = async (db: Connection, caller: SignedIn, id: number): Promise<RecipeMemory> => {
    const memory = (await readMemories(db, caller.userId, [id])).get(id) ?? NOTHING;
    return memoryAnswer(memory, caller, pictures);
  };

  return {
    change: (caller, id, sent, base) =>
      change(caller, id, async (db) => {
        const saved = await readOpinion(db, caller.userId, id);
        const { fields, conflicts } = mergeChanges(tidy(base), tidy(sent), saved);
        if (conflicts.length > 0)
          throw changedElsewhere(conflicts.map((field) => ({ path: `/${field}`, current: saved[field] })));
        await saveOpinion(db, caller.userId, id, fields);
        await forgetGone(db, caller.userId, now());
        return answer(db, caller, id);
      }),

    addCookings: (cook, id, cooked) =>
      change(cook, id, async (db) => {
        await addEarlierCookings(db, cook, id, cooked);
        return answer(db, cook, id);
      }),

    async setPhoto(caller, id, file) {
      await requireAccess(database, caller, 'recipe.read', [id]);
      const { userId } = caller;
      await limit(userId);
      const sentHash = createHash('sha256').update(file).digest();
      const encoded = await turns.take(() => encodePhoto(file));
      return change(caller, id, async (db) => {
        const shown = await readShownPhoto(db, userId, id);
        if (!shown?.sentHash.equals(sentHash)) {
          await removePhoto(db, userId, id, now());
          await deleteRemoved(db, userId, now());
          await insertPhoto(db, userId, { id: uuid(), recipeId: id, sentHash, ...encoded, addedAt: now() });
          await expectWithinLimits(db, userId);
          await forgetGone(db, userId, now());
        }
        return answer(db, caller, id);
      });
    },

    removePhoto: (caller, id) =>
      change(caller, id, async (db) => {
        if (!(await removePhoto(db, caller.userId, id, now()))) throw noPhoto();
        await deleteRemoved(db, caller.userId, now());
      }),

    restorePhoto: (caller, id) =>
      change(caller, id, async (db) => {
        const { userId } = caller;
        const removed = await readRemovedPhoto(db, userId, id, now());
        if (removed === null) {
          // The response to the same request was lost.
          if (await readShownPhoto(db, userId, id)) return;
          throw new Problem(
            404,
            'This photo can no longer be brought back: what you remove is kept for a day.',
          );
        }
        await removePhoto(db, userId, id, now());
        await showPhoto(db, userId, removed);
        await expectWithinLimits(db, userId);
      }),
  };
}

const NOTHING = { rating: null, notes: null, cooked: null, photo: null };

/** Trims invisible characters from the ends of notes; notes with nothing else count as none. */
const tidy = ({ notes, ...sent }: Partial<Opinion>): Partial<Opinion> => ({
  ...sent,
  ...(notes !== undefined && { notes: notes?.trim() || null }),
});

/** Refuses, and so undoes, a change after which a cook has too many photos. */
async function expectWithinLimits(db: Connection, userId: string): Promise<void> {
  const { many, bytes } = await readPhotoUse(db, userId);
  if (many > LIMITS.photos.max) throw tooMany();
  if (bytes > LIMITS.photos.megabytes * 1e6) throw tooLarge();
}

const noPhoto = () => new Problem(404, 'This recipe has no photo of yours.');

const tooMany = () =>
  new Problem(
    409,
    `You can have at most ${LIMITS.photos.max.toLocaleString('en-US')} photos. Please remove one that you no longer need.`,
  );

const tooLarge = () =>
  new Problem(
    409,
    `Your photos can take up ${LIMITS.photos.megabytes} MB at most. Please remove one that you no longer need.`,
  );
