import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recipesOfPage } from '../../../src/recipes/import/page/page.ts';
import { PARTS, scoreOf, type Expected, type Part } from './score.ts';

/**
 * Reads the pages of https://github.com/hhursev/recipe-scrapers, which belong to the sites and are not kept here. Fetch
 * them and set their location:
 *
 *     git clone --depth 1 https://github.com/hhursev/recipe-scrapers
 *     LARDER_PAGES=recipe-scrapers/tests/test_data npm run test:long -- import
 *
 * That reads the folders up to m; LARDER_PAGES_FROM=n reads those from n on. The reader was developed on both.
 */
const FOLDER = process.env.LARDER_PAGES ?? '';
const HALF = process.env.LARDER_PAGES_FROM === 'n' ? 'n to z' : 'a to m';

/** Minimum scores in percent, by the folders' first letters; a lower one is a regression. */
const LEAST: Readonly<Record<typeof HALF, Readonly<Record<Part | 'all', number>>>> = {
  'a to m': { saved: 99, title: 97, yield: 96, ingredients: 93, steps: 95, all: 86 },
  'n to z': { saved: 99, title: 97, yield: 96, ingredients: 94, steps: 95, all: 85 },
};

test('recipes of real pages are read as recipe-scrapers expects', { timeout: 600_000 }, () => {
  if (!existsSync(FOLDER)) {
    console.log(
      'No pages were read: set LARDER_PAGES to the folder tests/test_data of hhursev/recipe-scrapers.',
    );
    return;
  }
  const scores = pagesIn(FOLDER).map(({ expected, html }) => {
    const address = /^https?:/.test(expected.canonical_url ?? '') ? (expected.canonical_url ?? null) : null;
    return scoreOf(expected, recipesOfPage(html, address)[0]);
  });
  expect(scores.length).toBeGreaterThan(300);
  const share = (isRight: (score: (typeof scores)[number]) => boolean) =>
    Number(((100 * scores.filter(isRight).length) / scores.length).toFixed(1));
  const shares: Record<string, number> = { all: share((score) => PARTS.every((part) => score[part])) };
  for (const part of PARTS) shares[part] = share((score) => score[part]);
  console.log(`${scores.length} pages, ${HALF}:`, shares);
  const fallen = Object.entries(LEAST[HALF]).filter(([part, least]) => (shares[part] ?? 0) < least);
  expect(fallen).toEqual([]);
});

interface Page {
  readonly expected: Expected & { readonly canonical_url?: string };
  readonly html: string;
}

function pagesIn(folder: string): Page[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((site) => site.isDirectory() && site.name.toLowerCase() >= 'n' === (HALF === 'n to z'))
    .flatMap(({ name }) =>
      readdirSync(join(folder, name))
        .filter((file) => file.endsWith('.json'))
        .map(
          (file) =>
            [join(folder, name, file), join(folder, name, file.replace('.json', '.testhtml'))] as const,
        )
        .filter(([, page]) => existsSync(page))
        .map(([json, page]) => ({
          expected: JSON.parse(readFileSync(json, 'utf8')) as Page['expected'],
          html: readFileSync(page, 'utf8'),
        })),
    );
}
