import { expect, test } from 'vitest';
import type { Connection } from './connection.ts';
import { preparedOnce } from './prepared-once.ts';

/** A connection that is never asked anything. */
const idle = () => ({}) as Connection;

test('queries are built once for each connection, and never shared between two', () => {
  const built: Connection[] = [];
  const queriesOn = preparedOnce((db) => ({ nth: built.push(db) }));
  const [one, other] = [idle(), idle()];
  const first = queriesOn(one);
  expect(queriesOn(one)).toBe(first);
  expect(queriesOn(other)).not.toBe(first);
  expect(built).toEqual([one, other]);
  expect(built[0]).toBe(one);
});
