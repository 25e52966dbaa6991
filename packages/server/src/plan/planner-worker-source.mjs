/** Starts the planner's thread from its sources: a thread does not take over the loader of TypeScript by itself. */
import { register } from 'tsx/esm/api';

register();
await import('./planner-worker.ts');
