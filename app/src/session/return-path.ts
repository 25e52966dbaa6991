const APP_PATH = /^\/dashboard(?:[/?#]|$)/;

/** Where to go after signing in: the remembered place when it is inside the app, else the dashboard. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && APP_PATH.test(from) && !from.includes('\\') ? from : '/dashboard';
}
