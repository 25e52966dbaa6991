import type pg from 'pg';
import { expect } from 'vitest';

/**
 * Runs a call while a statement holds a lock that it needs, and releases it once the call waits. What happens
 * meanwhile happens between two of its steps. Returns its result; fails if it never waits.
 */
export async function askWhileHeld<Answer>(
  pool: pg.Pool,
  statement: string,
  ask: () => Promise<Answer>,
  meanwhile: () => void | Promise<void> = () => undefined,
): Promise<Answer> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const client = await pool.connect();
  let asked: Promise<Answer>;
  try {
    await client.query('begin');
    await client.query(statement);
    asked = ask();
    let hasEnded = false;
    const end = (): void => void (hasEnded = true);
    asked.then(end, end);
    const isWaiting = async () => (await pool.query(waiting)).rowCount === 1;
    await expect.poll(async () => hasEnded || (await isWaiting()), { timeout: 60_000 }).toBe(true);
    expect(hasEnded, 'the call ended without waiting').toBe(false);
    await meanwhile();
  } finally {
    await client.query('commit');
    client.release();
  }
  return asked;
}
