import { rememberedZone, STORAGE_KEYS } from '@larder/client';
import { addressOfPage, fromBase } from '../../platform/navigation/base.ts';
import { isBrowsePath } from '../../platform/navigation/paths.ts';
import { sendEarly } from '../../platform/session/early.ts';
import { preloadPictures } from './preload-pictures.ts';

/** The search of the browse URL without any words, filters or page. A test compares them with the client's. */
const SEARCH = 'offset=0&limit=20&avoid=settings';

/**
 * The API calls that the browse screen begins with, by path, if its URL asks for nothing special.
 * @param hasPantry whether this browser remembers a pantry; null if it remembers nothing
 */
function firstCalls(
  { pathname, search }: { pathname: string; search: string },
  hasPantry: boolean | null,
): string[] {
  if (search !== '' || !isBrowsePath(pathname)) return [];
  if (hasPantry === null) return ['/pantry/has-items', '/preferences'];
  return hasPantry
    ? [`/recipes/pantrysearch?${SEARCH}`, '/pantry/use-up', '/preferences']
    : [`/recipes/usersearch?${SEARCH}`, '/preferences'];
}

/**
 * Sends them before any module is there. The client takes their answers.
 * @returns whether someone is logged in
 */
export function askEarly(): boolean {
  try {
    const { localStorage: kept } = globalThis;
    const token = kept.getItem(STORAGE_KEYS.accessToken);
    if (token === null) return false;
    const pantry = kept.getItem(STORAGE_KEYS.userHasPantryItems);
    const headers = {
      Authorization: `Bearer ${token}`,
      'Time-Zone':
        rememberedZone(kept.getItem(STORAGE_KEYS.timeZone)) ??
        new Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
    for (const path of firstCalls(addressOfPage(), pantry === null ? null : pantry === 'true')) {
      const answer = sendEarly(fromBase(`/api/v1${path}`), headers);
      // Without an answer the app asks again, and shows pictures when it has them.
      if (path.startsWith('/recipes/')) preloadPictures(answer).catch(() => undefined);
    }
    return true;
  } catch {
    // Without storage or a time zone, the app asks by itself a moment later.
    return false;
  }
}
