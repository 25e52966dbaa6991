import { drizzle } from 'drizzle-orm/node-postgres';
import { attempt, EXIT, type World } from '../platform/command/command.ts';
import { hashInviteCode, INVITE_DAYS, newInviteCode } from './auth/invites.ts';
import { insertInvite } from './invite.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NO_ADDRESS = 'http://localhost:3000';

/** `npm run invite`: prints a link that lets one person create an account. */
export async function invite(
  args: readonly string[],
  world: World & { readonly publicUrl: string | null },
): Promise<number> {
  if (args.length > 0) {
    world.complain('✗ No invitation was made. Use: npm run invite');
    return EXIT.failed;
  }
  return attempt(world, 'No invitation was made', async ({ pool }) => {
    const code = newInviteCode();
    const expiresAt = new Date(world.now.getTime() + INVITE_DAYS * DAY_MS);
    await insertInvite(drizzle({ client: pool }), { codeHash: hashInviteCode(code), expiresAt }, world.now);
    // After the '#', it appears in no log.
    world.say(`${world.publicUrl ?? NO_ADDRESS}/signup#invite=${code}`);
    const where =
      world.publicUrl === null ? ` Replace ${NO_ADDRESS} with your address, or set PUBLIC_URL.` : '';
    world.say(
      `✓ Send this link to the person you invite. It works once, within ${INVITE_DAYS} days.${where}`,
    );
  });
}
