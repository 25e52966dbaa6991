import { mostRelevant } from '../../src/recipes/search/most-relevant.ts';
import type { CatalogueSnapshot } from '../../src/recipes/catalogue/snapshot.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { findByText } from '../../src/recipes/text-search.ts';

/** How many results a cook looks at. */
const LOOKED_AT = 5;

interface Expectation {
  query: string;
  wants: string[];
  /** How many of these must be found. */
  least: number;
  not: string[];
}

/** Parses a row of the table: 'query | 2 of slugs | not slugs'. */
function read(line: string): Expectation {
  const [query = '', wanted = '', unwanted = ''] = line.split('|').map((part) => part.trim());
  const [, least, slugs = wanted] = /^(\d+) of (.*)$/.exec(wanted) ?? [];
  const wants = slugs.split(' ');
  return {
    query,
    wants,
    least: Number(least ?? wants.length),
    not: unwanted.split(' ').slice(1),
  };
}

/** The queries of a table that miss what a cook expects, each with its results. */
export async function disappointments(
  table: string,
  database: Database,
  snapshot: CatalogueSnapshot,
  slugs: ReadonlyMap<number, string>,
): Promise<{ asked: number; failed: string[] }> {
  const lines = table.split('\n').filter((line) => line.includes('|'));
  const failed: string[] = [];
  for (const { query, wants, least, not } of lines.map(read)) {
    const hits = await findByText(database.db, snapshot, query);
    const page = mostRelevant(hits.places, await hits.relevance(hits.places), {
      offset: 0,
      limit: LOOKED_AT,
    });
    const found = page.map((place) => slugs.get(snapshot.recipes.idAt(place)) ?? '');
    const right = found.filter((slug) => wants.includes(slug)).length;
    const wrong = found.filter((slug) => not.includes(slug)).length;
    if (right < least || wrong > 0) failed.push(`${query}: ${right}/${least} in ${found.join(' ')}`);
  }
  return { asked: lines.length, failed };
}
