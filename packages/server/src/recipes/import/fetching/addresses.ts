import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { Refusal } from '../archive/refusal.ts';

/** Where a page may be fetched from. */
export interface Rules {
  isAllowedAddress(address: string): boolean;
  isAllowedPort(port: number): boolean;
  resolve(host: string): Promise<readonly string[]>;
}

/** Where providers answer their own machines, although the addresses are public ones: Azure, IBM. */
const PROVIDERS = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14'];

/** What a household gets of IPv6, at least: its machines have public addresses, and trust one another. */
const HOUSEHOLD_BITS = 56;

/**
 * An address that anyone on the internet can reach, in any spelling; not this machine, its network or its provider.
 * @param own this machine's addresses with their networks, such as '192.0.2.7/24'
 */
export function isPublic(address: string, own: readonly string[] = ownNetworks()): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in an IPv6 one is judged as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Of IPv6, 2000::/3 alone is in use; the rest has leftovers such as ::127.0.0.1.
  if (parsed instanceof ipaddr.IPv6 && (parsed.parts[0] ?? 0) >> 13 !== 1) return false;
  return ![...PROVIDERS, ...own].some((network) => isIn(parsed, network));
}

function isIn(address: ipaddr.IPv4 | ipaddr.IPv6, network: string): boolean {
  const [base, bits] = ipaddr.parseCIDR(network);
  if (base.kind() !== address.kind()) return false;
  return address.match(base, base.kind() === 'ipv6' ? Math.min(bits, HOUSEHOLD_BITS) : bits);
}

function ownNetworks(): string[] {
  return Object.values(networkInterfaces()).flatMap((some = []) => some.flatMap(({ cidr }) => cidr ?? []));
}

/** The rules of a server: public addresses, and the ports of the web. */
export const PUBLIC_WEB: Rules = {
  isAllowedAddress: (address) => isPublic(address),
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
