/** How to start Chromium for tests: isolated, quiet and without a GPU. */
export const BROWSER_FLAGS: string[];

/** The path of a Chromium for the tests; downloads one if there is none. */
export function findBrowser(): Promise<string>;
