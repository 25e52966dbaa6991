/** How Chromium is started for tests: alone, quiet and without a GPU. */
export const BROWSER_FLAGS: string[];

/** The path of a Chromium for the tests; brings one when there is none. */
export function findBrowser(): Promise<string>;
