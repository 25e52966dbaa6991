import { runTool } from '../process.mjs';

/** Notes what a change means for those who install @larder/ui. `-- version` turns the notes into a changelog. */
export async function task(args) {
  const { code } = await runTool('changeset', args, { show: true });
  process.exitCode = code;
}
