import { backUp } from './platform/backup/command.ts';
import { openKept } from './platform/command/open-kept.ts';
import { TERMINAL } from './platform/command/terminal.ts';
import { createLog } from './platform/log/log.ts';
import { readDatabaseSettings } from './platform/settings/settings.ts';

/** The process of `npm run backup`. */
process.exitCode = await backUp(process.argv.slice(2), {
  now: new Date(),
  ...TERMINAL,
  open: async () => openKept(readDatabaseSettings(process.env), createLog('warn')),
});
