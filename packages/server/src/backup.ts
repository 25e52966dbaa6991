import { backUp } from './platform/backup/command.ts';
import { openKept } from './platform/backup/open-kept.ts';
import { createLog } from './platform/log/log.ts';
import { readDatabaseSettings } from './platform/settings/settings.ts';

/** The process of `npm run backup`. */
process.exitCode = await backUp(process.argv.slice(2), {
  now: new Date(),
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  open: async () => openKept(readDatabaseSettings(process.env), createLog('warn')),
});
