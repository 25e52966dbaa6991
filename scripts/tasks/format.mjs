import { fail, runTool } from '../process.mjs';

/** Formats everything and mends what the linter can mend. */
export async function task() {
  const linted = await runTool('oxlint', ['--fix']);
  const formatted = await runTool('oxfmt', ['.']);
  if (formatted.code !== 0) fail('Formatting failed.', formatted.output);
  if (linted.code !== 0) fail('Some findings want a hand.', linted.output);
  console.log('✓ Formatted. npm run check looks at the rest.');
}
