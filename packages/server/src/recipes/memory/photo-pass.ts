import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { TokenHolder } from '../../platform/access/caller.ts';

const ID_BYTES = 16;
const MARK_BYTES = 16;

/** Lets an `img` element load a cook's own photos: it cannot send an Authorization header. */
export interface PhotoPasses {
  /** A session's pass. It gives access to that cook's photos and nothing else, while the session lasts. */
  passOf(holder: TokenHolder): string;
  /** The holder of a pass; null if it is forged. Does not check whether the session is still active. */
  holderOf(pass: string): TokenHolder | null;
}

export function makePhotoPasses(key: Uint8Array): PhotoPasses {
  const mark = (ids: Uint8Array) => createHmac('sha256', key).update(ids).digest().subarray(0, MARK_BYTES);

  return {
    passOf({ userId, sessionId }) {
      const ids = Buffer.concat([parse(userId), parse(sessionId)]);
      return Buffer.concat([ids, mark(ids)]).toString('base64url');
    },

    holderOf(pass) {
      const bytes = Buffer.from(pass, 'base64url');
      if (bytes.length !== 2 * ID_BYTES + MARK_BYTES) return null;
      const ids = bytes.subarray(0, 2 * ID_BYTES);
      if (!timingSafeEqual(bytes.subarray(2 * ID_BYTES), mark(ids))) return null;
      return {
        userId: stringify(ids.subarray(0, ID_BYTES)),
        sessionId: stringify(ids.subarray(ID_BYTES)),
      };
    },
  };
}
