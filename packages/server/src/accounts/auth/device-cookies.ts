import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Guest } from '../../platform/access/caller.ts';
import type { Account } from '../account.store.ts';

const NAME = 'larder_device';
/** The maximum number of cooks that a device remembers. */
const MOST_COOKS = 8;
const MARK_BYTES = 16;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface DeviceCookies {
  /** The id of the caller's device, if it has signed in to this account with the current password. */
  knownTo(account: Account, caller: Guest): string | null;
  /** The cookie that makes the caller's device known to this account, in addition to earlier ones. */
  mark(account: Account, caller: Guest): string;
}

/**
 * Marks devices that have signed in, so that others cannot lock them out. The cookie is an id and a signature for
 * each account; it grants only a separate limit. A new password invalidates all of the account's cookies, so they
 * do not help to guess it.
 * @param basePath the path that Larder is under
 */
export function makeDeviceCookies(key: Uint8Array, basePath = ''): DeviceCookies {
  const sign = (device: string, { id, passwordHash }: Account) =>
    createHmac('sha256', key)
      .update(JSON.stringify([device, id, passwordHash]))
      .digest()
      .subarray(0, MARK_BYTES);

  return {
    knownTo(account, { cookie }) {
      const { device, marks } = readCookie(cookie);
      if (device === null) return null;
      const expected = sign(device, account);
      const isKnown = marks.some((mark) => timingSafeEqual(Buffer.from(mark, 'base64url'), expected));
      return isKnown ? device : null;
    },

    mark(account, { cookie }) {
      const { device: known, marks } = readCookie(cookie);
      const device = known ?? randomBytes(12).toString('base64url');
      const mark = sign(device, account).toString('base64url');
      const others = marks.filter((other) => other !== mark).slice(1 - MOST_COOKS);
      const value = [device, ...others, mark].join('.');
      return `${NAME}=${value}; Path=${basePath}/api/v1; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict`;
    },
  };
}

/** The device and its marks, oldest first; none in a malformed cookie. */
function readCookie(header: string | undefined): { device: string | null; marks: string[] } {
  const cookie = (header ?? '').split(/; ?/).find((pair) => pair.startsWith(`${NAME}=`));
  const [device = '', ...marks] = cookie?.slice(NAME.length + 1).split('.') ?? [];
  if (!/^[\w-]{16}$/.test(device) || !marks.every((mark) => /^[\w-]{22}$/.test(mark))) {
    return { device: null, marks: [] };
  }
  return { device, marks: marks.slice(-MOST_COOKS) };
}
