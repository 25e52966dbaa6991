import { fail, runTool } from '../process.mjs';

/** Formats everything and fixes what the linter can fix. */
export async function task() {
  const linted = await runTool('oxlint', ['--fix']);
  const formatted = await runTool('oxfmt', ['.']);
  if (formatted.code !== 0) fail('Formatting failed.', formatted.output);
  if (linted.code !== 0) fail('Some findings need fixing by hand.', linted.output);
  console.log('✓ Formatted. npm run check looks at the rest.');
}
