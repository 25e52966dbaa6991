import { restore } from './platform/backup/command.ts';
import { openDatabase } from './platform/database/open.ts';
import { createLog } from './platform/log/log.ts';
import { readDatabaseSettings } from './platform/settings/settings.ts';

/** The process of `npm run restore`. */
process.exitCode = await restore(process.argv.slice(2), {
  now: new Date(),
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  open: async () => openDatabase(readDatabaseSettings(process.env), createLog('warn')),
});
