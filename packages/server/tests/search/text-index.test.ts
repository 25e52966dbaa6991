import { CATALOGUE } from '@larder/catalogue';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryWords } from '../../src/catalogue/search-words.ts';
import { readSnapshot, type CatalogueSnapshot } from '../../src/catalogue/snapshot.ts';
import type { QueryTerm } from '../../src/catalogue/text-index/query.ts';
import type { Database } from '../../src/database/open.ts';
import { queryTerm } from '../../src/services/text-search.ts';
import { createTestDatabase } from '../support/database.ts';
import { SEEDED_TEMPLATE } from '../support/templates.ts';
import { findInPostgres, writeDocuments } from './postgres-search.ts';

let database: Database;
let catalogue: CatalogueSnapshot;
beforeAll(async () => {
  database = await createTestDatabase(SEEDED_TEMPLATE);
  await writeDocuments(database.pool, CATALOGUE);
  catalogue = (await readSnapshot(database.db))!;
});
afterAll(() => database.close());

/** Single precision, which other processors may round otherwise. */
const NEARLY = 1e-6;

const termsOf = (query: string) => queryWords(query).map((word) => queryTerm(word, catalogue.vocabulary));

/** The same recipes with the same relevance, and those that are equal for PostgreSQL are equal here. */
async function expectWhatPostgresFinds(terms: readonly QueryTerm[]): Promise<number> {
  const hits = await catalogue.texts.find(terms);
  const relevance = await hits.relevance(hits.places);
  const found = Array.from(hits.places, (place, index) => ({
    id: catalogue.recipes.idAt(place),
    relevance: relevance[index]!,
  }));
  const expected = await findInPostgres(database.pool, terms);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected.keys()));
  const ofOurs = new Map<number, number>();
  for (const { id, relevance: ours } of found) {
    const theirs = expected.get(id)!;
    expect(Math.abs(ours - theirs)).toBeLessThan(NEARLY);
    expect(ofOurs.get(theirs) ?? ours).toBe(ours);
    ofOurs.set(theirs, ours);
  }
  return found.length;
}

test('every title is found and ranked as PostgreSQL does it', async () => {
  for (const { title } of CATALOGUE.recipes) {
    expect(await expectWhatPostgresFinds(termsOf(title))).toBeGreaterThan(0);
  }
});

test.each([
  'salt',
  'rice',
  'italian',
  'tomatoes',
  'potatoe',
  'onoin',
  'carbonra',
  'c',
  'che',
  'zzzz',
  'rice rice',
])('one word: %s', async (query) =>
  expect(await expectWhatPostgresFinds(termsOf(query))).toBeGreaterThanOrEqual(0),
);

test('any terms find what PostgreSQL finds, in its order', async () => {
  const words = catalogue.texts.words();
  const word = fc.constantFrom(...words);
  /** Common words, so that queries of several find something. */
  const common = fc.constantFrom(
    'salt',
    'onion',
    'onions',
    'garlic',
    'table',
    'oil',
    'pepper',
    'indian',
    'with',
  );
  const beginning = fc
    .tuple(fc.oneof(word, common), fc.integer({ min: 1, max: 4 }))
    .map(([whole, length]) => whole.slice(0, length))
    .filter((prefix) => !words.includes(prefix));
  const known = fc.uniqueArray(fc.oneof(word, common), { minLength: 1, maxLength: 3 });
  const term = fc.oneof(
    fc.record({ words: known, prefix: fc.constant(null) }),
    fc.record({ words: fc.uniqueArray(word, { maxLength: 2 }), prefix: beginning }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(term, { minLength: 1, maxLength: 4 }), async (terms) => {
      await expectWhatPostgresFinds(terms);
    }),
    { numRuns: 300 },
  );
});
