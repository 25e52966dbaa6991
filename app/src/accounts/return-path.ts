const APP_PATH = /^\/dashboard(?:[/?#]|$)/;
const ORIGIN = 'http://larder.invalid';

/** Where to go after signing in: the remembered place when it is inside the app, else the dashboard. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && APP_PATH.test(from) && isPlain(from) ? from : '/dashboard';
}

/** Whether a browser reads an address as it is written: without dots that climb, backslashes, or what it leaves out. */
function isPlain(from: string): boolean {
  return URL.canParse(from, ORIGIN) && new URL(from, ORIGIN).href === `${ORIGIN}${from}`;
}
