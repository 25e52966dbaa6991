/** How many results a cook looks at. */
export const LOOKED_AT = 5;

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

const linesOf = (table: string) => table.split('\n').filter((line) => line.includes('|'));

/** The slugs of all dishes that a table names. */
export function dishesOf(table: string): string[] {
  return linesOf(table)
    .map(read)
    .flatMap(({ wants, not }) => [...wants, ...not]);
}

/** The queries of a table that miss what a cook expects, each with its results: the slugs of the first recipes. */
export async function disappointments(
  table: string,
  find: (query: string) => Promise<readonly string[]>,
): Promise<{ asked: number; failed: string[] }> {
  const lines = linesOf(table);
  const failed: string[] = [];
  for (const { query, wants, least, not } of lines.map(read)) {
    const found = await find(query);
    const right = found.filter((slug) => wants.includes(slug)).length;
    const wrong = found.filter((slug) => not.includes(slug)).length;
    if (right < least || wrong > 0) failed.push(`${query}: ${right}/${least} in ${found.join(' ')}`);
  }
  return { asked: lines.length, failed };
}
