import { join } from 'node:path';
import { checkOne } from './platform/backup/command.ts';
import { openKept } from './platform/command/open-kept.ts';
import { watchRoom } from './platform/database/disk-space.ts';
import { TERMINAL } from './platform/command/terminal.ts';
import { createLog } from './platform/log/log.ts';
import { readBackupFolder, readDatabaseSettings } from './platform/settings/settings.ts';

/** The process of `npm run backup:check`. */
process.exitCode = await checkOne(process.argv.slice(2), readBackupFolder(process.env), {
  now: new Date(),
  ...TERMINAL,
  open: async () => {
    const settings = readDatabaseSettings(process.env);
    const database = await openKept(settings, createLog('warn'));
    // If a server is running, its disk has to be watched from here too.
    const isEmbedded = settings.databaseUrl === null;
    return isEmbedded ? { ...database, hasRoom: watchRoom(join(settings.dataDir, 'postgres')) } : database;
  },
});
