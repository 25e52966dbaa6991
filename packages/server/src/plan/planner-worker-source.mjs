/** A variable, so that the built file is not among the inputs of a test: its sources are. */
const BUILT = '../../dist/planner-worker.js';

/**
 * Starts the planner's worker from its sources: a worker does not inherit the TypeScript loader. `npm test` has just built
 * it, and nearly every server in the tests starts one: that takes a seventh of the time.
 */
if (process.env.LARDER_IS_BUILT === 'true') {
  await import(BUILT);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./planner-worker.ts');
}
