import { BackupError } from '../backup/format.ts';
import { isDatabaseUnreachable } from '../database/unreachable.ts';
import type { Database } from '../database/open.ts';
import { isDiskFull } from '../database/disk-space.ts';
import { StartError } from '../process/start-error.ts';

/** What a command works with. */
type Opened = Pick<Database, 'pool' | 'close'>;

/** The commands' environment. */
export interface World {
  readonly now: Date;
  say(line: string): void;
  complain(line: string): void;
  /** Opens the database. */
  open(): Promise<Opened>;
}

/** The exit codes for success, and for failure without any change. */
export const EXIT = { done: 0, failed: 1 } as const;

/** Runs a command's work with the database open, and explains a failure in one sentence. */
export async function attempt<Held extends Opened>(
  world: Omit<World, 'open'> & { open(): Promise<Held> },
  failure: string,
  work: (database: Held) => Promise<void>,
): Promise<number> {
  try {
    const database = await world.open();
    try {
      await work(database);
    } finally {
      // The data is written; how the connection ends does not matter.
      await database.close().catch(() => undefined);
    }
    return EXIT.done;
  } catch (error) {
    world.complain(`✗ ${failure}: ${explain(error)}`);
    return EXIT.failed;
  }
}

/** Why an operation failed, for the operator: a sentence or two, to follow a prefix. */
export function explain(error: unknown): string {
  if (error instanceof BackupError || error instanceof StartError) return error.message;
  if (isDiskFull(error)) return 'the disk is full. Free some space and run it again.';
  if (isDatabaseUnreachable(error))
    return 'the database connection was lost. Run it again when the database is back.';
  const { message } = error as Error;
  return `the database refused it (${message.split('\n', 1)[0]}). Fix that and run it again.`;
}

/** A number with its noun. */
export function count(many: number, thing: string): string {
  return `${many.toLocaleString('en-US')} ${thing}${many === 1 ? '' : 's'}`;
}
