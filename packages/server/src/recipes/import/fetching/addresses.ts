import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Refusal } from '../archive/refusal.ts';

/** Where a page may be fetched from. */
export interface Rules {
  isAllowedAddress(address: string): boolean;
  isAllowedPort(port: number): boolean;
  resolve(host: string): Promise<readonly string[]>;
}

/** An address that anyone on the internet can reach, in any spelling; not this machine, its network or its provider. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in an IPv6 one is judged as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Of IPv6, 2000::/3 alone is in use; the rest has leftovers such as ::127.0.0.1.
  return parsed instanceof ipaddr.IPv4 || ((parsed as ipaddr.IPv6).parts[0] ?? 0) >> 13 === 1;
}

/** The rules of a server: public addresses, and the ports of the web. */
export const PUBLIC_WEB: Rules = {
  isAllowedAddress: isPublic,
  isAllowedPort: (port) => port === 80 || port === 443,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
};

/**
 * The address to connect to for a URL: one that was checked, and the connection goes to that and no other. A name with a
 * single address that is not allowed is refused, for an honest one has none.
 */
export async function checkedAddress(url: URL, rules: Rules): Promise<string> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Refusal('Only links that begin with http or https can be fetched.');
  if (url.username !== '' || url.password !== '')
    throw new Refusal('Links with a password in them are not fetched.');
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  if (!rules.isAllowedPort(port))
    throw new Refusal('This link leads to an unusual port, and is not fetched.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await resolved(host, rules) : [host];
  const [first] = addresses;
  if (first === undefined) throw new Refusal('There is no such site. Check the link.');
  if (!addresses.every((address) => rules.isAllowedAddress(address)))
    throw new Refusal('This link leads into a private network, and is not fetched.');
  return first;
}

function resolved(host: string, rules: Rules): Promise<readonly string[]> {
  return rules.resolve(host).catch(() => {
    throw new Refusal('There is no such site. Check the link.');
  });
}
