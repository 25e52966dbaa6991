import { openBeside } from './platform/database/open.ts';
import { TERMINAL } from './platform/command/terminal.ts';
import { createLog } from './platform/log/log.ts';
import { readDatabaseSettings } from './platform/settings/settings.ts';
import { importRecipes } from './recipes/import/command.ts';

/** The process of `npm run catalogue:import`. */
process.exitCode = await importRecipes(process.argv.slice(2), {
  ...TERMINAL,
  open: async () => openBeside(readDatabaseSettings(process.env), createLog('warn')),
});
