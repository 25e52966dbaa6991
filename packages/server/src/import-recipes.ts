import { openBeside } from './database/open.ts';
import { importRecipes } from './import/command.ts';
import { createLog } from './log.ts';
import { readDatabaseSettings } from './settings.ts';

/** The process of `npm run catalogue:import`. */
process.exitCode = await importRecipes(process.argv.slice(2), {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  open: async () => openBeside(readDatabaseSettings(process.env), createLog('warn')),
});
