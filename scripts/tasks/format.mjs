import { fail, runTool } from '../process.mjs';

/** Formats the code and auto-fixes lint errors. */
export async function task() {
  const linted = await runTool('oxlint', ['--fix']);
  const formatted = await runTool('oxfmt', ['.']);
  if (formatted.code !== 0) fail('Formatting failed.', formatted.output);
  if (linted.code !== 0) fail('Some lint errors have to be fixed by hand.', linted.output);
  console.log('✓ Formatted. Run npm run check for the other quick checks.');
}
