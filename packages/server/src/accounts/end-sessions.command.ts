import { drizzle } from 'drizzle-orm/node-postgres';
import { attempt, count, EXIT, type World } from '../platform/command/command.ts';
import { StartError } from '../platform/process/start-error.ts';
import { findAccount } from './account.store.ts';
import { deleteAllSessions, deleteSessions } from './session.store.ts';

const FAILURE = 'No session was ended';

/**
 * `npm run sessions:end`: logs everyone out, or with `-- --name NAME` one cook, on all devices. Servers may be
 * running.
 */
export async function endSessions(args: readonly string[], world: World): Promise<number> {
  const [flag, name, ...more] = args;
  if (args.length > 0 && (flag !== '--name' || name === undefined || more.length > 0)) {
    world.complain(`✗ ${FAILURE}. Use: npm run sessions:end, or npm run sessions:end -- --name NAME`);
    return EXIT.failed;
  }
  return attempt(world, FAILURE, async ({ pool }) => {
    const db = drizzle({ client: pool });
    if (name === undefined) {
      world.say(`✓ Ended ${count(await deleteAllSessions(db), 'session')}. Everyone has to log in again.`);
      return;
    }
    const account = await findAccount(db, name);
    if (!account) throw new StartError(`there is no account with the name ${JSON.stringify(name)}.`);
    const ended = count(await deleteSessions(db, account.id), 'session');
    world.say(`✓ Ended ${ended} of ${name}, who has to log in again on every device.`);
  });
}
