import { CATALOGUE } from '@larder/catalogue';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryWords } from '../../src/recipes/search/search-words.ts';
import { readSnapshot, type CatalogueSnapshot } from '../../src/recipes/catalogue/snapshot.ts';
import type { QueryTerm } from '../../src/recipes/search/text-index/query.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { queryTerm } from '../../src/recipes/text-search.ts';
import { createTestDatabase } from '../support/database.ts';
import { SEEDED_TEMPLATE } from '../support/templates.ts';
import { findInPostgres, readWords, writeDocuments } from './postgres-search.ts';

let database: Database;
let catalogue: CatalogueSnapshot;
beforeAll(async () => {
  database = await createTestDatabase(SEEDED_TEMPLATE);
  await writeDocuments(database.pool, CATALOGUE);
  catalogue = (await readSnapshot(database.db))!;
});
afterAll(() => database.close());

/** Single precision, which other processors may round differently. */
const NEARLY = 1e-6;

const termsOf = (query: string) => queryWords(query).map((word) => queryTerm(word, catalogue.vocabulary));

/** Searches with both; returns the number of recipes, and those on which they differ. */
async function compare(terms: readonly QueryTerm[]): Promise<{ found: number; differing: unknown[] }> {
  const hits = await catalogue.texts.find(terms);
  const relevance = await hits.relevance(hits.places);
  const ours = new Map(
    Array.from(hits.places, (place, index) => [catalogue.recipes.idAt(place), relevance[index]!]),
  );
  const theirs = await findInPostgres(database.pool, terms);
  /** What PostgreSQL considers equal must be equal here, so that the title decides. */
  const sameAs = new Map<number, number>();
  const differing = [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((id) => {
    const [here, there] = [ours.get(id), theirs.get(id)];
    if (here === undefined || there === undefined || Math.abs(here - there) >= NEARLY)
      return { id, here, there };
    const same = sameAs.get(there) ?? here;
    sameAs.set(there, same);
    return same === here ? [] : { id, here, there, same };
  });
  return { found: ours.size, differing };
}

test('a catalogue of a known version is not loaded again', async () => {
  expect(await readSnapshot(database.db, catalogue.version)).toBeNull();
  expect((await readSnapshot(database.db, 'an older one'))?.version).toBe(catalogue.version);
});

test('its words are exactly those of the recipes', async () => {
  const words = await readWords(database.pool);
  expect(words.length).toBeGreaterThan(500);
  expect(new Set(catalogue.texts.words())).toEqual(new Set(words));
});

test('every title is found and ranked as in PostgreSQL', async () => {
  for (const { title } of CATALOGUE.recipes) {
    const { found, differing } = await compare(termsOf(title));
    expect(found).toBeGreaterThan(0);
    expect(differing).toEqual([]);
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
])('one word: %s', async (query) => expect((await compare(termsOf(query))).differing).toEqual([]));

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
      expect((await compare(terms)).differing).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
