import { defineConfig } from 'vitest/config';

// The catalogue is derived once per run, not per file. A busy machine takes several times as long for a test of the
// whole catalogue: only a hanging test should be stopped.
export default defineConfig({ test: { isolate: false, testTimeout: 240_000 } });
