/** URLs that show an item's screen without sharing its path. */
const SAME_SCREEN: Readonly<Record<string, string>> = {
  '/dashboard/recipes': '/dashboard',
};

/**
 * The navigation item of a URL, by its `href`. The dashboard matches only itself, all other items also their subpaths;
 * recipes belong to none.
 */
export function entryOf(hrefs: readonly string[], pathname: string): string | undefined {
  const address = pathname.replace(/(?<=.)\/+$/, '');
  return (
    SAME_SCREEN[address] ??
    hrefs.find((href) => address === href || (href !== '/dashboard' && address.startsWith(`${href}/`)))
  );
}
