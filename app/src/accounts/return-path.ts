const APP_PATH = /^\/dashboard(?:[/?#]|$)/;
const ORIGIN = 'http://larder.invalid';

/** Where to go after login: the remembered path if it is inside the app, otherwise the dashboard. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && APP_PATH.test(from) && isPlain(from) ? from : '/dashboard';
}

/** Whether a browser resolves a path as written: without dot segments, backslashes or characters it strips. */
function isPlain(from: string): boolean {
  return URL.canParse(from, ORIGIN) && new URL(from, ORIGIN).href === `${ORIGIN}${from}`;
}
