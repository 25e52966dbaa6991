import { SHELL_ENTRIES } from '@larder/ui/app-shell';
import { entryOf } from './entry-of.ts';

const HREFS = SHELL_ENTRIES.map(({ href }) => href);

/** The `href` of the navigation item that a URL belongs to. */
export const currentEntry = (pathname: string): string | undefined => entryOf(HREFS, pathname);
