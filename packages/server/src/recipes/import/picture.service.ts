import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SignedIn } from '../../platform/access/caller.ts';
import { makeAccountLimit } from '../../platform/attempts/account-limit.ts';
import { badRequest, Problem, requestGivenUp } from '../../platform/http/problem.ts';
import { encodePhoto, OF_PAGE } from '../memory/photo-file.ts';
import { refusalText } from './archive/refusal.ts';
import type { Rules } from './fetching/addresses.ts';
import { fetchPicture, LIMITS } from './fetching/fetch-picture.ts';
import { makeTurns } from './turns.ts';

/** As many as imports and photos allow: a cook who moves here with 300 recipes gets all of their pictures. */
const PICTURES = {
  name: 'import pictures',
  most: 300,
  windowMs: 600_000,
  refusal: 'That was a lot of pictures. Please wait a few minutes.',
};
/** Decoding takes a lot of memory; waiting for sites takes little. */
const AT_ONCE = { encoded: 2, fetched: 8 } as const;

export interface PictureService {
  /** A picture on the web as a photo that can be kept. Nothing is stored. */
  fetch(caller: SignedIn, url: string, signal: AbortSignal): Promise<{ picture: string }>;
}

/** The pictures of drafts, from their sites. */
export function makePictureService(database: NodePgDatabase, rules: Rules, now: () => Date): PictureService {
  const encoding = makeTurns(AT_ONCE.encoded);
  const fetching = makeTurns(AT_ONCE.fetched);
  const limit = makeAccountLimit(database, PICTURES, now);
  return {
    async fetch(caller, url, signal) {
      await limit(caller.userId);
      try {
        // The wait for others' slow sites counts too.
        const patience = AbortSignal.any([signal, AbortSignal.timeout(LIMITS.milliseconds)]);
        const file = await fetching.take(() => fetchPicture(url, rules, patience), patience);
        const { large } = await encoding.take(async () => {
          signal.throwIfAborted();
          return encodePhoto(file, OF_PAGE);
        });
        return { picture: `data:image/webp;base64,${large.toString('base64')}` };
      } catch (error) {
        if (signal.aborted) throw requestGivenUp();
        const message = error instanceof Problem ? error.detail : refusalText(error);
        throw badRequest([{ path: '/url', message }]);
      }
    },
  };
}
