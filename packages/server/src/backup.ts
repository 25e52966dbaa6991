import { backUp } from './backup/command.ts';
import { openKept } from './backup/open-kept.ts';
import { createLog } from './log.ts';
import { readDatabaseSettings } from './settings.ts';

/** The process of `npm run backup`. */
process.exitCode = await backUp(process.argv.slice(2), {
  now: new Date(),
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  open: async () => openKept(readDatabaseSettings(process.env), createLog('warn')),
});
