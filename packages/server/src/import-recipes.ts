import { openBeside } from './platform/database/open.ts';
import { createLog } from './platform/log/log.ts';
import { readDatabaseSettings } from './platform/settings/settings.ts';
import { importRecipes } from './recipes/import/command.ts';

/** The process of `npm run catalogue:import`. */
process.exitCode = await importRecipes(process.argv.slice(2), {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  open: async () => openBeside(readDatabaseSettings(process.env), createLog('warn')),
});
