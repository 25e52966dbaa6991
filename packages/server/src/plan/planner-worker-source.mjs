/** Starts the planner's worker from its sources: a worker does not inherit the TypeScript loader. */
import { register } from 'tsx/esm/api';

register();
await import('./planner-worker.ts');
