import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The keys that attempts are counted under. */
export interface Bucket {
  readonly key: string;
  readonly kind: 'failures' | 'sign-ups';
}

/** The source of a stranger's attempts. One IPv6 customer has a whole /64 of addresses. */
export function ofAddress(address: string): Bucket {
  return failuresOf(`address ${networkOf(address)}`);
}

/** The name that a stranger tries, stored as a hash because people type passwords into the name field. */
export function ofName(usernameKey: string): Bucket {
  return failuresOf(`name ${hash(usernameKey)}`);
}

/** A device known to an account: nobody else can use this up. */
export function ofDevice(userId: string, deviceId: string): Bucket {
  return failuresOf(`device ${hash(`${userId} ${deviceId}`)}`);
}

/** A logged-in cook who is asked for the password: nobody else can use this up. */
export function ofUser(userId: string): Bucket {
  return failuresOf(`user ${hash(userId)}`);
}

/** Accounts created from one address. */
export function signUpsFrom(address: string): Bucket {
  return { key: `sign-ups ${networkOf(address)}`, kind: 'sign-ups' };
}

/** The key for what one account does. */
export function ofAccount(what: string, userId: string): string {
  return `${what} ${hash(userId)}`;
}

function failuresOf(key: string): Bucket {
  return { key, kind: 'failures' };
}

/** The first four groups of an IPv6 address, with the zeros that '::' stands for; any other address as it is. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
