import type { Catalogue } from '@larder/catalogue';
import { findCountry } from '@larder/domain';
import { IngredientIndex } from '@larder/domain/model';
import type pg from 'pg';
import { searchWords } from '../../src/recipes/search/search-words.ts';
import type { QueryTerm } from '../../src/recipes/search/text-index/query.ts';

/** Weights of other names, ingredients, cuisine and title. */
const WEIGHTS = '{0.05, 0.1, 0.4, 1}';

/** Writes every recipe's search document into a table for PostgreSQL's own full-text search. */
export async function writeDocuments(pool: pg.Pool, { recipes, ingredients }: Catalogue): Promise<void> {
  const index = new IngredientIndex(ingredients);
  const documents = recipes.map(({ title, country, ingredients: lines }) => {
    const needed = lines.map((line) => index.require(line.ingredient));
    return searchVector([
      ['A', [title]],
      ['B', [`${country} ${findCountry(country)?.cuisine ?? ''}`]],
      ['C', needed.map(({ name }) => name)],
      ['D', needed.flatMap(({ aliases }) => aliases)],
    ]);
  });
  await pool.query('create table documents (id int primary key, search tsvector not null)');
  await pool.query('insert into documents select * from unnest($1::int[], $2::text[]::tsvector[])', [
    recipes.map(({ id }) => id),
    documents,
  ]);
}

/** Every word of the documents. */
export async function readWords(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ word: string }>(
    "select word from ts_stat('select search from documents')",
  );
  return rows.map(({ word }) => word);
}

/** PostgreSQL's results: the relevance of each recipe, plus 1 if its title alone matches. */
export async function findInPostgres(
  pool: pg.Pool,
  terms: readonly QueryTerm[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ id: number; relevance: number }>(
    `select id, ts_rank($1::float4[], search, $2::tsquery)
       + case when search @@ $3::tsquery then 1 else 0 end as relevance
     from documents where search @@ $2::tsquery`,
    [WEIGHTS, searchQuery(terms, ''), searchQuery(terms, 'A')],
  );
  return new Map(rows.map(({ id, relevance }) => [id, relevance]));
}

/** A search document in PostgreSQL's own notation: "'biryani':2A 'rice':9C". */
function searchVector(parts: readonly (readonly [weight: string, texts: readonly string[]])[]): string {
  const positions = new Map<string, string[]>();
  let position = 0;
  for (const [weight, texts] of parts) {
    for (const { written, singular } of texts.flatMap(searchWords)) {
      position += 1;
      for (const word of new Set([written, singular])) {
        positions.set(word, [...(positions.get(word) ?? []), `${position}${weight}`]);
      }
    }
  }
  return [...positions].map(([word, places]) => `'${word}':${places.join(',')}`).join(' ');
}

function searchQuery(terms: readonly QueryTerm[], weight: '' | 'A'): string {
  return terms
    .map(({ words, prefix }) => {
      const alternatives = words.map((word) => (weight ? `'${word}':${weight}` : `'${word}'`));
      if (prefix) alternatives.push(`'${prefix}':*${weight}`);
      return `(${alternatives.join(' | ')})`;
    })
    .join(' & ');
}
