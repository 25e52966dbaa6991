import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GuidePair } from './guide.ts';

const files = import.meta.glob<{ PAIRS: readonly GuidePair[] }>('../../components/*/*.examples.tsx', {
  eager: true,
});
const EXAMPLES = Object.entries(files).flatMap(([path, { PAIRS }]) =>
  PAIRS.map((pair) => ({ folder: path.split('/').at(-2) ?? '', pair })),
);

const FOLDERS = Object.keys(import.meta.glob('../../components/*/index.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);

test.each(FOLDERS)('%s shows its dos and don’ts', (folder) => {
  expect(EXAMPLES.some((example) => example.folder === folder)).toBe(true);
});

test.each(EXAMPLES)('$folder: $pair.do.says', ({ pair }) => {
  expect(pair.do.says).toMatch(/^(?!Don’t).*\.$/);
  expect(pair.dont.says).toMatch(/^Don’t .*[.?]$/);
  const [right, wrong] = [pair.do, pair.dont].map(({ shows }) => renderToStaticMarkup(<>{shows}</>));
  expect(right).not.toBe('');
  expect(wrong).not.toBe(right);
});
