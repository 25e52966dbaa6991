import { defineConfig } from 'vitest/config';

// The catalogue is worked out when it is read: once for a run, and not for each file. On a machine with more to do, a test
// of all of it may take longer than the usual five seconds.
export default defineConfig({ test: { isolate: false, testTimeout: 60_000 } });
