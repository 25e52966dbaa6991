/** The path that Larder is under, such as '/larder'; '' at the root of its origin. The server writes it into its pages. */
export const basePath = (): string => globalThis.document?.documentElement.dataset['base'] ?? '';

/** An address of Larder's own as the browser asks for it; other addresses stay as they are. */
export function fromBase(address: string): string {
  return address.startsWith('/') ? basePath() + address : address;
}

/** A path or address as the routes know it, from the address bar or from a link. */
export function withoutBase(address: string): string {
  const base = basePath();
  if (base === '' || !address.startsWith(base)) return address;
  const rest = address.slice(base.length);
  if (rest.startsWith('/')) return rest;
  // Without a slash it is the start page, or another site's path that begins alike.
  return rest === '' || rest.startsWith('?') || rest.startsWith('#') ? `/${rest}` : address;
}

/** The page's own path and search as the routes know them. */
export const addressOfPage = (): { pathname: string; search: string } => ({
  pathname: withoutBase(window.location.pathname),
  search: window.location.search,
});
