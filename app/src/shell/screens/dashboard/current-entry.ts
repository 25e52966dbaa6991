import { SHELL_ENTRIES } from '@larder/ui/app-shell';

/** Addresses that show the screen of an entry, but do not begin with its address. */
const SAME_SCREEN: Readonly<Record<string, string>> = {
  '/dashboard/recipes': '/dashboard',
};

/**
 * The menu entry of an address. The dashboard is marked on itself alone, every other entry also on what lies under it;
 * a recipe belongs to none.
 */
export function currentEntry(pathname: string): string | undefined {
  const address = pathname.replace(/(?<=.)\/+$/, '');
  return (
    SAME_SCREEN[address] ??
    SHELL_ENTRIES.map(({ href }) => href).find(
      (href) => address === href || (href !== '/dashboard' && address.startsWith(`${href}/`)),
    )
  );
}
