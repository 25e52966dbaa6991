import { CATALOGUE } from '@larder/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database/open.ts';
import { readSnapshot, type CatalogueSnapshot } from '../../src/recipes/catalogue/snapshot.ts';
import { mostRelevant } from '../../src/recipes/search/most-relevant.ts';
import { findByText } from '../../src/recipes/text-search.ts';
import { createTestDatabase } from '../support/database.ts';
import { SEEDED_TEMPLATE } from '../support/templates.ts';

let database: Database;
let catalogue: CatalogueSnapshot;
beforeAll(async () => {
  database = await createTestDatabase(SEEDED_TEMPLATE);
  catalogue = (await readSnapshot(database.db))!;
});
afterAll(() => database.close());

const FIRST_PAGE = { offset: 0, limit: 100 };

/** Whether the longest page of a search has the recipe on it. */
async function finds(query: string, id: number): Promise<boolean> {
  const hits = await findByText(database.db, catalogue, query);
  const page = mostRelevant(hits.places, await hits.relevance(hits.places), FIRST_PAGE);
  return page.some((place) => catalogue.recipes.idAt(place) === id);
}

const words = CATALOGUE.recipes.flatMap(({ id, title }) =>
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => ({ word, id })),
);

test.each([
  { what: 'a letter less', spoil: (word: string) => word.slice(0, 2) + word.slice(3) },
  { what: 'a letter more', spoil: (word: string) => `${word.slice(0, 2)}x${word.slice(2)}` },
  { what: 'another letter', spoil: (word: string) => `${word.slice(0, 2)}x${word.slice(3)}` },
  {
    what: 'two letters swapped',
    spoil: (word: string) => word.charAt(0) + word.charAt(2) + word.charAt(1) + word.slice(3),
  },
])('nine in ten words with $what find their dish', async ({ spoil }) => {
  let found = 0;
  for (const { word, id } of words) if (await finds(spoil(word), id)) found += 1;
  expect(found / words.length).toBeGreaterThanOrEqual(0.9);
});
