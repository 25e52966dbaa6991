/** Whether a URL's path leads to a screen for logged-in users. Like the router, without regard to case. */
export const isDashboardPath = (pathname: string): boolean => /^\/dashboard(?:\/|$)/i.test(pathname);

/** Whether a URL's path leads to the browse screen. */
export const isBrowsePath = (pathname: string): boolean => /^\/dashboard(?:\/recipes)?\/?$/i.test(pathname);
