import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { Refusal } from '../archive/refusal.ts';

/** Rules for where pages may be fetched from. */
export interface Rules {
  isAllowedAddress(address: string): boolean;
  isAllowedPort(port: number): boolean;
  resolve(host: string): Promise<readonly string[]>;
}

/** Public addresses at which providers serve their own machines: Azure, IBM. */
const PROVIDERS = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14'];

/** The smallest usual IPv6 prefix of a household, whose machines have public addresses and trust one another. */
const HOUSEHOLD_BITS = 56;

/**
 * Whether an address, in any notation, is public: not this machine, its network or its provider.
 * @param own this machine's addresses with their networks, such as '192.0.2.7/24'
 */
export function isPublic(address: string, own: readonly string[] = ownNetworks()): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4-mapped IPv6 address is judged as IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Only 2000::/3 is in use as public IPv6; the rest has leftovers such as ::127.0.0.1.
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

/** The rules of a server: public addresses and the standard web ports. */
export const PUBLIC_WEB: Rules = {
  isAllowedAddress: (address) => isPublic(address),
  isAllowedPort: (port) => port === 80 || port === 443,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
};

/**
 * The checked address to connect to for a URL; the connection must use it and no other. A name is refused if any of its
 * addresses is not allowed: an honest one has none.
 */
export async function checkedAddress(url: URL, rules: Rules): Promise<string> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Refusal('Only links that begin with http or https can be opened.');
  if (url.username !== '' || url.password !== '')
    throw new Refusal('Links with a password cannot be opened. Open the page yourself and paste the recipe.');
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  if (!rules.isAllowedPort(port))
    throw new Refusal('This link uses an unusual port. Open the page yourself and paste the recipe.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await resolved(host, rules) : [host];
  const [first] = addresses;
  if (first === undefined) throw new Refusal('This site does not exist. Check the link.');
  if (!addresses.every((address) => rules.isAllowedAddress(address)))
    throw new Refusal('This link points to a private network. Open the page yourself and paste the recipe.');
  return first;
}

function resolved(host: string, rules: Rules): Promise<readonly string[]> {
  return rules.resolve(host).catch(() => {
    throw new Refusal('This site does not exist. Check the link.');
  });
}
