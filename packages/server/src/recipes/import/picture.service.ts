import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SignedIn } from '../../platform/access/caller.ts';
import { makeAccountLimit } from '../../platform/attempts/account-limit.ts';
import { badRequest, Problem, requestGivenUp } from '../../platform/http/problem.ts';
import { encodePhoto, OF_PAGE } from '../memory/photo-file.ts';
import { refusalText } from './archive/refusal.ts';
import type { Rules } from './fetching/addresses.ts';
import { fetchPicture } from './fetching/fetch-picture.ts';
import { makeQueues, patienceOf, takeTurn } from './queues.ts';

/** As many as imports and photos allow: a cook who moves here with 300 recipes gets all of their pictures. */
const PICTURES = {
  name: 'import pictures',
  most: 300,
  windowMs: 600_000,
  refusal: 'That was a lot of pictures. Please wait a few minutes.',
};
/** Why a turn has not come. */
const BUSY = 'Larder is fetching many other pictures just now. Try again in a minute.';

export interface PictureService {
  /** A picture on the web as a photo that can be kept. Nothing is stored. */
  fetch(caller: SignedIn, url: string, signal: AbortSignal): Promise<{ picture: string }>;
}

/** The pictures of drafts, from their sites. */
export function makePictureService(
  database: NodePgDatabase,
  rules: Rules,
  now: () => Date,
  queues = makeQueues(),
): PictureService {
  const limit = makeAccountLimit(database, PICTURES, now);
  return {
    async fetch(caller, url, signal) {
      await limit(caller.userId);
      try {
        const patience = patienceOf(signal, queues);
        const file = await takeTurn(queues.fetching, patience, BUSY, () =>
          fetchPicture(url, rules, patience),
        );
        const { large } = await takeTurn(queues.working, patience, BUSY, async () => {
          signal.throwIfAborted();
          return encodePhoto(file, OF_PAGE);
        });
        return { picture: `data:image/webp;base64,${large.toString('base64')}` };
      } catch (error) {
        if (signal.aborted) throw requestGivenUp();
        if (error instanceof Problem && error.status === 503) throw error;
        const message = error instanceof Problem ? error.detail : refusalText(error);
        throw badRequest([{ path: '/url', message }]);
      }
    },
  };
}
