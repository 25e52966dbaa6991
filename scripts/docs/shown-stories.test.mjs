import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';

const DOCS = join(ROOT, '.storybook/docs');
const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.mdx'),
);

/** Every story that a page of docs shows, with the file that should have it. The compiler reads no MDX. */
const shown = pages.flatMap((path) => {
  const page = join(DOCS, path);
  const text = readFileSync(page, 'utf8');
  const files = new Map(
    [...text.matchAll(/^import \* as (\w+) from '([^'\n]+)';$/gm)].map(([, name, file]) => [name, file]),
  );
  return [...text.matchAll(/ of=\{(\w+)\.(\w+)\}/g)].map(([, name, story]) => ({
    path,
    story,
    file: join(dirname(page), files.get(name) ?? ''),
  }));
});

test('pages show stories', () => {
  expect(shown.length).toBeGreaterThan(20);
});

test.each(shown)('$path shows a story that there is: $story', ({ story, file }) => {
  expect(readFileSync(file, 'utf8')).toContain(`\nexport const ${story}: Story`);
});
