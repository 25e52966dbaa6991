import { defineConfig } from 'vitest/config';

// The catalogue is worked out when it is read: once for a run, and not for each file.
export default defineConfig({ test: { isolate: false } });
