import { restore } from './platform/backup/command.ts';
import { openDatabase } from './platform/database/open.ts';
import { TERMINAL } from './platform/command/terminal.ts';
import { createLog } from './platform/log/log.ts';
import { readDatabaseSettings } from './platform/settings/settings.ts';

/** The process of `npm run restore`. */
process.exitCode = await restore(process.argv.slice(2), {
  now: new Date(),
  ...TERMINAL,
  open: async () => openDatabase(readDatabaseSettings(process.env), createLog('warn')),
});
