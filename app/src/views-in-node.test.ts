import { expect, test } from 'vitest';

const VIEWS = import.meta.glob('./**/*.view.tsx');

// The build renders pages in Node.
test.each(Object.keys(VIEWS))('%s needs no browser to be imported', async (path) => {
  expect('window' in globalThis).toBe(false);
  expect(Object.keys((await VIEWS[path]?.()) as object)).toContainEqual(expect.stringMatching(/View$/));
});
