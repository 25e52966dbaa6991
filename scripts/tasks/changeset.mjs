import { runTool } from '../process.mjs';

/** Describes a change for users of @larder/ui. `-- version` turns the notes into a changelog. */
export async function task(args) {
  const { code } = await runTool('changeset', args, { show: true });
  process.exitCode = code;
}
