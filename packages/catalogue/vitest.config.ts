import { defineConfig } from 'vitest/config';

// The catalogue is derived once per run, not per file. On a busy machine, a test of the whole catalogue may take
// longer than the default five seconds.
export default defineConfig({ test: { isolate: false, testTimeout: 60_000 } });
