import type { Connection } from './connection.ts';

/** Builds queries once for each database or transaction that asks for them. */
export function preparedOnce<Queries>(build: (db: Connection) => Queries): (db: Connection) => Queries {
  const built = new WeakMap<Connection, Queries>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const queries = build(db);
    built.set(db, queries);
    return queries;
  };
}
