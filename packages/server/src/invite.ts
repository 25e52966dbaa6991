import { invite } from './accounts/invite.command.ts';
import { openKept } from './platform/command/open-kept.ts';
import { TERMINAL } from './platform/command/terminal.ts';
import { createLog } from './platform/log/log.ts';
import { readAddress, readDatabaseSettings } from './platform/settings/settings.ts';

/** The process of `npm run invite`. */
process.exitCode = await invite(process.argv.slice(2), {
  now: new Date(),
  publicUrl: readAddress(process.env),
  ...TERMINAL,
  open: async () => openKept(readDatabaseSettings(process.env), createLog('warn')),
});
